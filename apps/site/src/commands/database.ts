import { type Pool, createPool, findEmbeddedPostgres, migrate, startEmbeddedPostgres } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { platformSchema } from '@baize/platform'
import { ConfigError, type SiteConfig, readConfig } from '../config.ts'

/**
 * Runs a command on the site's database: the one that `DATABASE_URL` names, or the embedded one below
 * `DATA_DIR`, beside a running site or started for the command alone. Ends the process with one sentence when the configuration is bad.
 */
export async function withDatabase(command: (pool: Pool, config: SiteConfig) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env)
    const database = await openDatabase(config)
    const pool = createPool(database.url, { max: 4, patience: null })
    try {
      await migrate(pool, platformSchema())
      await command(pool, config)
    } finally {
      await pool.end()
      await database.stop()
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function openDatabase(config: SiteConfig): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined }
  const running = await findEmbeddedPostgres(config.dataDir, silentLogger)
  if (running) return { url: running, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir: config.dataDir, logger: silentLogger })
}
