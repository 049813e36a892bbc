import { many, one, type Pool, type Queryable, type Tx } from '@baize/database'

/** Players whose counts change in one transaction: few enough that none of their bets waits for long. */
const PLAYERS_AT_ONCE = 200

/** Whether a win of a round from before the moment waits for an operator. */
export async function hasWinsWaitingBefore(db: Queryable, at: Date): Promise<boolean> {
  const { waits } = await one<{ waits: boolean }>(db, 'SELECT round_waits_before($1) AS waits', [at])
  return waits
}

/** Takes the rounds from before the moment out of the counts of all histories; to be said again after a crash. */
export async function forgetRoundsBefore(pool: Pool, at: Date): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const players = await many<{ id: string }>(pool, 'SELECT id FROM round_players_after($1, $2) AS id', [
      after,
      PLAYERS_AT_ONCE,
    ])
    const last = players.at(-1)
    if (!last) return
    await pool.query('SELECT round_forget_before($1, $2)', [players.map(({ id }) => id), at])
    after = last.id
  }
}

/**
 * Takes the rounds of a volume, the oldest, out: `write` gets a query of them, then `drop` takes the volume away. Which of
 * them won is forgotten with them; the lists of winners show later ones.
 */
export async function takeOutRounds<Written>(
  tx: Tx,
  volume: string,
  { write, drop }: { write: (query: string) => Promise<Written>; drop: () => Promise<void> },
): Promise<Written> {
  const written = await write(`SELECT * FROM ${volume}`)
  await tx.query(
    'DELETE FROM game_win WHERE round_id < (SELECT volume_first_id(ends_at) FROM volume WHERE name = $1)',
    [volume],
  )
  await drop()
  return written
}
