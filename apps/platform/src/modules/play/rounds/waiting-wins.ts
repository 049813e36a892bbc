import { afterCommit, many, maybeOne, one, type Pool, type Queryable, type Tx, withTransaction } from '@baize/database'
import { isUuid } from '@baize/kit'
import { wakeListeners } from './wake.ts'

/** A win above a ceiling; amounts in smallest units. */
export interface WaitingWin {
  id: string
  source: string
  /** The source's own names. */
  reference: string
  round: string
  game: string
  playerId: string
  currency: string
  staked: string
  amount: string
  /** What the round may pay without an operator. */
  ceiling: string
  createdAt: Date
}

/** How many wins one answer lists. */
const LISTED_MAX = 100

const WINS = `SELECT waiting.id, waiting.source, waiting.reference, round.reference AS round,
    game_identity(round.game_id) AS game, round.player_id AS "playerId", round.currency,
    round.bet_amount::text AS staked, waiting.amount::text AS amount, waiting.ceiling::text AS ceiling,
    waiting.created_at AS "createdAt", waiting.state
  FROM round_waiting_win waiting JOIN game_round round ON round.id = waiting.round_id`

/** Wins that wait for an operator, the oldest first, after the id when one is given. */
export function listWaitingWins(db: Queryable, afterId: string | null = null): Promise<WaitingWin[]> {
  return many(
    db,
    `${WINS} WHERE state = 'waiting' AND ($1::uuid IS NULL OR waiting.id > $1) ORDER BY waiting.id LIMIT $2`,
    [afterId, LISTED_MAX],
  )
}

/** The same page by page. */
export async function pageWaitingWins(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: WaitingWin[]; totalRows: number }> {
  const { totalRows } = await one<{ totalRows: number }>(
    db,
    `SELECT count(*) AS "totalRows" FROM round_waiting_win WHERE state = 'waiting'`,
  )
  const rows = await many<WaitingWin>(db, `${WINS} WHERE state = 'waiting' ORDER BY waiting.id LIMIT $1 OFFSET $2`, [
    limit,
    offset,
  ])
  return { rows, totalRows }
}

/** A win that waits or waited, and what became of it. */
export function findWin(
  db: Queryable,
  id: string,
): Promise<(WaitingWin & { state: 'waiting' | 'paid' | 'refused' }) | undefined> {
  return maybeOne(db, `${WINS} WHERE waiting.id = $1`, [id])
}

/**
 * An operator's word: pays a win that waits, or refuses it for good. Says what became of it, `null` when there is no
 * such win; the first word stands, whatever comes after it.
 */
export function decideWin(
  pool: Pool,
  id: string,
  word: 'approve' | 'refuse',
  now: Date,
): Promise<'paid' | 'refused' | null> {
  return withTransaction(pool, (tx) => decideWinIn(tx, id, word, now))
}

/** The same in a transaction; pages hear of the money after its commit. */
export async function decideWinIn(
  tx: Tx,
  id: string,
  word: 'approve' | 'refuse',
  now: Date,
): Promise<'paid' | 'refused' | null> {
  if (!isUuid(id)) return null
  const { state, is_moved } = await one<{ state: 'paid' | 'refused' | null; is_moved: boolean }>(
    tx,
    'SELECT * FROM round_decide_win($1, $2, $3)',
    [id, word === 'approve', now],
  )
  if (is_moved) afterCommit(tx, wakeListeners)
  return state
}

/** What a round of this company may pay in this currency, in smallest units, before an operator is asked. */
export async function setCeiling(pool: Pool, ceiling: { source: string; currency: string; winMax: bigint }) {
  await pool.query(
    `INSERT INTO round_ceiling (source, currency, win_max) VALUES ($1, $2, $3)
     ON CONFLICT (source, currency) DO UPDATE SET win_max = excluded.win_max`,
    [ceiling.source, ceiling.currency, ceiling.winMax],
  )
}
