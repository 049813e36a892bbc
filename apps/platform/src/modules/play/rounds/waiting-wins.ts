import { many, one, type Pool, type Queryable } from '@baize/database'
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

/** Wins that wait for an operator, the oldest first, after the id when one is given. */
export function listWaitingWins(db: Queryable, afterId: string | null = null): Promise<WaitingWin[]> {
  return many(
    db,
    `SELECT waiting.id, waiting.source, waiting.reference, round.reference AS round, game_identity(round.game_id) AS game,
       round.player_id AS "playerId", round.currency, round.bet_amount::text AS staked, waiting.amount::text AS amount,
       waiting.ceiling::text AS ceiling, waiting.created_at AS "createdAt"
     FROM round_waiting_win waiting JOIN game_round round ON round.id = waiting.round_id
     WHERE state = 'waiting' AND ($1::uuid IS NULL OR waiting.id > $1) ORDER BY waiting.id LIMIT $2`,
    [afterId, LISTED_MAX],
  )
}

/**
 * An operator's word: pays a win that waits, or refuses it for good. Says what became of it, `null` when there is no
 * such win; the first word stands, whatever comes after it.
 */
export async function decideWin(
  pool: Pool,
  id: string,
  word: 'approve' | 'refuse',
  now: Date,
): Promise<'paid' | 'refused' | null> {
  if (!isUuid(id)) return null
  const { state, is_moved } = await one<{ state: 'paid' | 'refused' | null; is_moved: boolean }>(
    pool,
    'SELECT * FROM round_decide_win($1, $2, $3)',
    [id, word === 'approve', now],
  )
  if (is_moved) wakeListeners()
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
