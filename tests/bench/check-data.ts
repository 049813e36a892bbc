import { createPool, startEmbeddedPostgres } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { checkLedger } from '@baize/platform'

/** Opens the database of a stopped site and counts what the ledger's check finds. */
export async function checkData(dataDir: string): Promise<number> {
  const postgres = await startEmbeddedPostgres({ dataDir, logger: silentLogger })
  const pool = createPool(postgres.url)
  try {
    return (await checkLedger(pool)).length
  } finally {
    await pool.end()
    await postgres.stop()
  }
}
