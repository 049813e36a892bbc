import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPool, findEmbeddedPostgres, one } from '@baize/database'
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

/** Has a player raised two limits, and looks at how they play: what is due in minutes is done at once. */
export async function raiseAndLook(dataDir: string, playerId: string): Promise<void> {
  const url = await findEmbeddedPostgres(dataDir, silentLogger)
  const pool = createPool(url!, { max: 1 })
  const countRaises = async () => {
    const text = 'SELECT count(*)::integer FROM short_check_step WHERE player_id = $1'
    return (await one<{ count: number }>(pool, text, [playerId])).count
  }
  try {
    const data = { limitId: randomUUID(), definition: 3, period: 'daily', change: 'raised' }
    for (let raise = 0; raise < 2; raise++)
      await pool.query(`SELECT fact_record('limit_changed', $1, $2, now())`, [playerId, data])
    while ((await countRaises()) < 2) await sleep(50)
    await pool.query('UPDATE short_check_player SET look_at = now() WHERE player_id = $1', [playerId])
    await pool.query(`SELECT graphile_worker.add_job('look-at-play')`)
  } finally {
    await pool.end()
  }
}
