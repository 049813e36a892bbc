import { createPool, findEmbeddedPostgres } from '@baize/database'
import { silentLogger } from '@baize/kit'

/** Has the job that settles referrals done at once and not with the next minute. */
export async function settleReferralsNow(dataDir: string): Promise<void> {
  const url = await findEmbeddedPostgres(dataDir, silentLogger)
  const pool = createPool(url!, { max: 1 })
  try {
    await pool.query(`SELECT graphile_worker.add_job('settle-referrals', queue_name => 'repeat:settle-referrals')`)
  } finally {
    await pool.end()
  }
}
