/**
 * `npm run phone [-- start] [-- --requests]`: how long a phone of little power takes on a slow line from a tap on a game to
 * its first spin, with `--requests` also every request between them; `frames`: how many frames a second it draws of what
 * moves; both unless one is named. `strips` draws what it shows of home, search, registration and a game on a slower line, `weight`
 * tells what a guest's home downloads without a press. `walk [en] [de] [fa] [--docs]` goes the whole way of somebody new from
 * the first link to the first withdrawal, with pictures of every station.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startSiteProcess } from '../support/site-process.ts'
import { measureFrames } from './frames.ts'
import { openBrowser } from './phone.ts'
import { measureStart } from './start.ts'
import { drawStrips } from './strips.ts'
import { walk } from './walk.ts'
import { weighHome } from './weight.ts'

const build = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url))
if (spawnSync(process.execPath, [build], { stdio: 'inherit' }).status !== 0) process.exit(1)

await using site = await startSiteProcess()
await using browser = await openBrowser()
const parts: Record<string, () => Promise<boolean>> = {
  start: () => measureStart(browser, site.url, process.argv.includes('--requests')),
  frames: () => measureFrames(browser, site.url),
  strips: () => drawStrips(browser, site.url).then(() => true),
  weight: () => weighHome(browser, site.url),
  walk: () => walk(browser, site),
}
const named = process.argv.filter((argument) => argument in parts)
for (const name of named.length > 0 ? named : ['start', 'frames']) if (!(await parts[name]!())) process.exitCode = 1
