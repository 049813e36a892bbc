import { createPool, findEmbeddedPostgres } from '@baize/database'
import { silentLogger } from '@baize/kit'

/** Lets a player have agreed to older versions of the documents than those the site shows. */
export async function ageAgreements(dataDir: string, playerId: string): Promise<void> {
  const url = await findEmbeddedPostgres(dataDir, silentLogger)
  const pool = createPool(url!, { max: 1 })
  try {
    await pool.query(`UPDATE player_agreement SET version = 'older' WHERE player_id = $1`, [playerId])
  } finally {
    await pool.end()
  }
}
