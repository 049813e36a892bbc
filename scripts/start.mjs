// `npm start`: installs and builds what is missing, then runs the site in this very process.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './install.mjs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Baize needs Node.js 20.19 or newer, but this is ${process.version}.\n`)
  process.exit(1)
}
ensureInstalled()
const { ensureBuilt } = await import('./build.mjs')
await ensureBuilt()
await import(pathToFileURL(join(root, 'dist/site/main.js')).href)
