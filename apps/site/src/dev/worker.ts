import { readConfig } from '../config/index.ts'
import { startSite } from '../site.ts'
import { startDevelopmentPages } from './pages.ts'

/** The server of `npm run dev`: the same site with pages from Vite instead of the build. */
const config = readConfig(process.env)
await startSite(config, startDevelopmentPages)
process.stdout.write(`ready ${config.publicUrl}\n`)

// Nothing is waited for: a crash at any moment loses nothing, and the next server starts sooner.
process.once('SIGTERM', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.once('disconnect', () => process.exit(0))
