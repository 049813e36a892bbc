import { createPool, findEmbeddedPostgres } from '@baize/database'
import { silentLogger } from '@baize/kit'

/** Lets so long have passed without a sign of its player that a session has this many seconds left. */
export async function leaveIdle(dataDir: string, sessionId: string, seconds: number): Promise<void> {
  const url = await findEmbeddedPostgres(dataDir, silentLogger)
  const pool = createPool(url!, { max: 1 })
  try {
    await pool.query('UPDATE player_session SET idle_ends_at = now() + make_interval(secs => $2) WHERE id = $1', [
      sessionId,
      seconds,
    ])
  } finally {
    await pool.end()
  }
}
