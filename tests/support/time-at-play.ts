import { createPool, findEmbeddedPostgres } from '@baize/database'
import { silentLogger } from '@baize/kit'

/** Lets a sitting have begun so many minutes earlier than it did; its latest stake stays where it was. */
export async function ageSitting(dataDir: string, sittingId: string, minutes: number): Promise<void> {
  const url = await findEmbeddedPostgres(dataDir, silentLogger)
  const pool = createPool(url!, { max: 1 })
  try {
    await pool.query('UPDATE sitting SET started_at = started_at - make_interval(mins => $2) WHERE id = $1', [
      sittingId,
      minutes,
    ])
  } finally {
    await pool.end()
  }
}
