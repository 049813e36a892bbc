// `npm run dev`: the site from its sources, restarted or reloaded when they change.
import { spawn } from 'node:child_process'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
process.env.NODE_ENV ??= 'development'
const child = spawn(process.execPath, ['--import', 'tsx', 'apps/site/src/dev/supervisor.ts'], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
