// Runs a TypeScript program of the repository: `node scripts/run.mjs FILE [ARGUMENT ...]`.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
