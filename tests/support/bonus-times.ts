import { createPool, findEmbeddedPostgres } from '@baize/database'
import { silentLogger } from '@baize/kit'

/** Counts a player among those of these segments. */
export async function putInSegments(dataDir: string, playerId: string, segments: readonly string[]): Promise<void> {
  await onData(dataDir, 'UPDATE player SET segment_ids = $2 WHERE id = $1', [playerId, segments])
}

/** Lets the time of a player's active bonus be over, and has the job that ends it done at once. */
export async function endBonusTime(dataDir: string, playerId: string): Promise<void> {
  await onData(
    dataDir,
    `WITH over AS (UPDATE player_bonus SET wager_by = now() WHERE player_id = $1 AND status = 2 RETURNING id)
     SELECT graphile_worker.add_job('expire-bonuses', queue_name => 'repeat:expire-bonuses') FROM over`,
    [playerId],
  )
}

async function onData(dataDir: string, text: string, values: unknown[]): Promise<void> {
  const url = await findEmbeddedPostgres(dataDir, silentLogger)
  const pool = createPool(url!, { max: 1 })
  try {
    await pool.query(text, values)
  } finally {
    await pool.end()
  }
}
