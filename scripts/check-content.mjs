// `npm run content:check [FOLDER]`: what is wrong with the texts of pages, and with the letters of a folder.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
const folders = process.argv.slice(2)
const programs = [
  'apps/web/build/check-content.ts',
  ...(folders.length > 0 ? ['apps/site/src/commands/letters-check.ts'] : []),
]
const ends = programs.map(
  (program) =>
    spawnSync(process.execPath, ['--import', 'tsx', program, ...folders], { cwd: root, stdio: 'inherit' }).status,
)
process.exit(ends.every((status) => status === 0) ? 0 : 1)
