import { many, maybeOne, type Queryable, toBigInt, type Tx } from '@baize/database'

/** A round played with free spins: 1 may still win, 2 closed, 3 taken back, 4 closed with a win that waits. */
export interface SpinRound {
  source: string
  reference: string
  freeSpinId: string
  state: 1 | 2 | 3 | 4
  /** What of its winnings was counted. */
  won: bigint
}

type Row = Omit<SpinRound, 'won'> & { won: string }

const COLUMNS = 'source, reference, free_spin_id AS "freeSpinId", state, won::text'

const toRound = (row: Row): SpinRound => ({ ...row, won: toBigInt(row.won) })

export async function readRound(db: Queryable, source: string, reference: string): Promise<SpinRound | undefined> {
  const row = await maybeOne<Row>(db, `SELECT ${COLUMNS} FROM free_spin_round WHERE source = $1 AND reference = $2`, [
    source,
    reference,
  ])
  return row && toRound(row)
}

/** The round that a bet of this reference began. */
export async function readRoundOfBet(
  db: Queryable,
  source: string,
  betReference: string,
): Promise<SpinRound | undefined> {
  const row = await maybeOne<Row>(
    db,
    `SELECT ${COLUMNS} FROM free_spin_round WHERE source = $1 AND bet_reference = $2`,
    [source, betReference],
  )
  return row && toRound(row)
}

/** Rounds of these free spins whose win waits for an operator, as far as is known. */
export async function listWaiting(db: Queryable, freeSpinId: string): Promise<SpinRound[]> {
  const text = `SELECT ${COLUMNS} FROM free_spin_round WHERE free_spin_id = $1 AND state = 4`
  return (await many<Row>(db, text, [freeSpinId])).map(toRound)
}

/** Writes a round that has begun and counts it. */
export async function beginRound(
  tx: Tx,
  round: { source: string; reference: string; betReference: string; freeSpinId: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO free_spin_round (source, reference, bet_reference, free_spin_id, created_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [round.source, round.reference, round.betReference, round.freeSpinId, now],
  )
  await tx.query('UPDATE free_spin SET used = used + 1, open_rounds = open_rounds + 1 WHERE id = $1', [
    round.freeSpinId,
  ])
}

/** Counts what a round was paid by now, however it came to it. */
export async function countWon(tx: Tx, round: SpinRound, won: bigint): Promise<void> {
  if (round.won === won) return
  await tx.query('UPDATE free_spin_round SET won = $3 WHERE source = $1 AND reference = $2', [
    round.source,
    round.reference,
    won,
  ])
  await tx.query('UPDATE free_spin SET won = won + $2 WHERE id = $1', [round.freeSpinId, won - round.won])
}

/** Moves a round on; what is taken back is free to be played again, and what is closed keeps nothing waiting. */
export async function moveRound(tx: Tx, round: SpinRound, state: SpinRound['state']): Promise<void> {
  if (round.state === state) return
  await tx.query('UPDATE free_spin_round SET state = $3 WHERE source = $1 AND reference = $2', [
    round.source,
    round.reference,
    state,
  ])
  const isOpen = (its: SpinRound['state']) => its === 1 || its === 4
  await tx.query('UPDATE free_spin SET open_rounds = open_rounds + $2, used = used - $3 WHERE id = $1', [
    round.freeSpinId,
    Number(isOpen(state)) - Number(isOpen(round.state)),
    Number(state === 3),
  ])
}
