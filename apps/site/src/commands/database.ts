import {
  BackupMisfit,
  type Pool,
  createPool,
  EmbeddedPostgresFailure,
  findEmbeddedPostgres,
  hasEmbeddedPostgres,
  requireSchema,
  SchemaMisfit,
  startEmbeddedPostgres,
} from '@baize/database'
import { silentLogger } from '@baize/kit'
import { platformSchema, VolumeStays } from '@baize/platform'
import { ConfigError, type SiteConfig, readConfig } from '../config/index.ts'
import { schemaDir } from '../layout.ts'

/** Errors of ours that are one sentence already. */
const KNOWN = [BackupMisfit, ConfigError, EmbeddedPostgresFailure, SchemaMisfit, VolumeStays]

/**
 * Runs a command on the site's database: the one that `DATABASE_URL` names, or the embedded one below
 * `DATA_DIR`, beside a running site or started for the command alone. Makes and changes no tables: ends the process
 * with one sentence when there is no database yet, when it is of another release, or when the configuration is bad.
 */
export async function withDatabase(command: (pool: Pool, config: SiteConfig) => Promise<void>): Promise<void> {
  await withAnyDatabase(async (pool, config) => {
    await requireSchema(pool, platformSchema(schemaDir()))
    await command(pool, config)
  })
}

/** The same for a database of whatever release; a new one is made where `mayMake` says so. */
export async function withAnyDatabase(
  command: (pool: Pool, config: SiteConfig) => Promise<void>,
  mayMake = false,
): Promise<void> {
  try {
    const config = readConfig(process.env)
    const database = await openDatabase(config, mayMake)
    const pool = createPool(database.url, { max: 4, patience: null })
    try {
      await command(pool, config)
    } finally {
      await pool.end()
      await database.stop()
    }
  } catch (error) {
    if (!KNOWN.some((known) => error instanceof known)) throw error
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

async function openDatabase(config: SiteConfig, mayMake: boolean): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined }
  if (!mayMake && !hasEmbeddedPostgres(config.dataDir))
    throw new ConfigError(`DATA_DIR holds no database yet at ${config.dataDir}; start the site or run npm run migrate.`)
  const running = await findEmbeddedPostgres(config.dataDir, silentLogger)
  if (running) return { url: running, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir: config.dataDir, logger: silentLogger })
}
