import { randomUUID } from 'node:crypto'
import { createPool, findEmbeddedPostgres } from '@baize/database'
import { silentLogger } from '@baize/kit'

/** Has a short check found that the player deposited far more than usual, and asked them about it a moment ago. */
export async function askShortCheck(dataDir: string, playerId: string): Promise<void> {
  const amounts = (week: string, fourWeeks: string) => ({ week, fourWeeks })
  const figures = {
    marks: ['deposits', 'nights'],
    money: [
      {
        currency: 'EUR',
        deposited: amounts('16000', '20000'),
        staked: amounts('41000', '120000'),
        won: amounts('34000', '104000'),
      },
    ],
    deposits: 4,
    nights: { week: 3, fourWeeks: 1 },
    chases: 1,
    raises: 0,
  }
  const url = await findEmbeddedPostgres(dataDir, silentLogger)
  const pool = createPool(url!, { max: 1 })
  try {
    await pool.query(
      `INSERT INTO short_check_player (player_id, looked_at, figures) VALUES ($1, now(), $2)
       ON CONFLICT (player_id) DO UPDATE SET looked_at = now(), figures = excluded.figures`,
      [playerId, figures],
    )
    await pool.query('INSERT INTO short_check (id, player_id, asked_at, figures) VALUES ($1, $2, now(), $3)', [
      randomUUID(),
      playerId,
      figures,
    ])
  } finally {
    await pool.end()
  }
}
