/**
 * `npm run phone [-- --requests]`: how long a phone of little power takes on a slow line from a tap on a game to its first
 * spin; with `--requests` also every request between them.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startSiteProcess } from '../support/site-process.ts'
import { openBrowser } from './phone.ts'
import { measureStart } from './start.ts'

const build = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url))
if (spawnSync(process.execPath, [build], { stdio: 'inherit' }).status !== 0) process.exit(1)

await using site = await startSiteProcess()
await using browser = await openBrowser()
if (!(await measureStart(browser, site.url, process.argv.includes('--requests')))) process.exitCode = 1
