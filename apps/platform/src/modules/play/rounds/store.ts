import { maybeOne, one, type Queryable, toBigInt, type Tx } from '@baize/database'
import type { Composition, Considered, FreeRound, Stake } from './stake.ts'

interface ConsideredRow {
  player: string | null
  currency: string
  cash: string
  bonus: string
  watching: string[]
  buried_by: string | null
  earlier_entry: string | null
  is_same: boolean | null
  round_state: Considered['round']
}

/** What `round_consider` found, money locked. */
export interface Found extends Considered {
  /** Rules that watch the player or the game. */
  watching: string[]
  /** The account that gave this stake back before it came. */
  buriedBy: string | null
  earlier: { entryId: string; isSame: boolean } | null
}

/** Locks the money of the stake's account and reads all that rules share. Undefined when there is no such account. */
export async function consider(tx: Tx, stake: Stake): Promise<Found | undefined> {
  const row = await one<ConsideredRow>(tx, 'SELECT * FROM round_consider($1, $2, $3, $4, $5)', [
    stake.source,
    stake.reference,
    stake.round,
    stake.accountId,
    stake.game.id,
  ])
  if (row.player === null) return undefined
  return {
    playerId: row.player,
    currency: row.currency,
    purses: { cash: toBigInt(row.cash), bonus: toBigInt(row.bonus) },
    round: row.round_state,
    watching: row.watching,
    buriedBy: row.buried_by,
    earlier: row.earlier_entry === null ? null : { entryId: row.earlier_entry, isSame: row.is_same === true },
  }
}

/** Takes a stake that was decided. The id of its entry; `null` when the round does not take it. */
export async function take(
  tx: Tx,
  stake: Stake,
  composition: Composition,
  ids: { roundId: string; entryId: string },
): Promise<string | null> {
  const { entry } = await one<{ entry: string | null }>(
    tx,
    'SELECT round_take($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) AS entry',
    [
      stake.source,
      stake.reference,
      stake.kind,
      stake.house,
      stake.round,
      ids.roundId,
      stake.accountId,
      stake.game.id,
      stake.game.identity,
      stake.amount,
      composition.bonus,
      stake.at,
      ids.entryId,
    ],
  )
  return entry
}

/** Begins a round that costs nothing; `false` when there is one of this reference. */
export async function takeFree(tx: Tx, stake: Stake, { value, purse }: FreeRound, roundId: string): Promise<boolean> {
  const { id } = await one<{ id: string | null }>(tx, 'SELECT round_take_free($1, $2, $3, $4, $5, $6, $7, $8) AS id', [
    stake.source,
    stake.round,
    roundId,
    stake.accountId,
    stake.game.id,
    value,
    purse,
    stake.at,
  ])
  return id !== null
}

/** Takes a round that cost nothing back; `false` when it has won. */
export async function takeBackFree(
  tx: Tx,
  { source, round, accountId }: Pick<Stake, 'source' | 'round' | 'accountId'>,
): Promise<boolean> {
  const text = 'SELECT round_take_back_free($1, $2, $3) AS "isBack"'
  return (await one<{ isBack: boolean }>(tx, text, [source, round, accountId])).isBack
}

/** What the round was paid so far, and whether a win of it waits for an operator. */
export async function readWon(
  db: Queryable,
  source: string,
  round: string,
): Promise<{ won: bigint; hasWaitingWin: boolean }> {
  const { won, hasWaitingWin } = await one<{ won: string; hasWaitingWin: boolean }>(
    db,
    'SELECT won::text, has_waiting_win AS "hasWaitingWin" FROM round_won($1, $2)',
    [source, round],
  )
  return { won: toBigInt(won), hasWaitingWin }
}

/** What was staked on a round so far, read with the money locked. */
export async function readStaked(tx: Tx, { source, round }: Pick<Stake, 'source' | 'round'>): Promise<bigint> {
  const { staked } = await one<{ staked: string }>(tx, 'SELECT round_staked($1, $2) AS staked', [source, round])
  return toBigInt(staked)
}

/** Locks the account's real money and says how much it is. Undefined when there is no such account. */
export async function lockAccount(tx: Tx, accountId: string): Promise<bigint | undefined> {
  const row = await maybeOne<{ cash: string | null }>(tx, 'SELECT wallet_lock_account($1) AS cash', [accountId])
  return row?.cash ? toBigInt(row.cash) : undefined
}

/** What stands under a reference of the source: its kind, its round's reference, its sum and its entry. */
export function findMovement(tx: Tx, source: string, reference: string) {
  return maybeOne<{ kind: 'stake' | 'pay'; round: string; accountId: string; amount: string; entryId: string | null }>(
    tx,
    `SELECT part.kind, round.reference AS round, round.account_id AS "accountId", sum(part.amount)::text AS amount,
       part.entry_id AS "entryId"
     FROM round_part part JOIN game_round round ON round.id = part.round_id
     WHERE part.source = $1 AND part.reference = $2 GROUP BY 1, 2, 3, 5
     UNION ALL
     SELECT 'pay', round.reference, round.account_id, waiting.amount::text, NULL
     FROM round_waiting_win waiting JOIN game_round round ON round.id = waiting.round_id
     WHERE waiting.source = $1 AND waiting.reference = $2 AND waiting.state <> 'paid'`,
    [source, reference],
  )
}

export function pay(tx: Tx, values: unknown[]) {
  return one<{ outcome: string; entry: string | null; cash_amount: string }>(
    tx,
    'SELECT * FROM round_pay($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    values,
  )
}

export function giveBack(tx: Tx, values: unknown[]) {
  return one<{ outcome: string; entry: string | null; cash_amount: string; is_moved: boolean }>(
    tx,
    'SELECT * FROM round_give_back($1, $2, $3, $4, $5, $6, $7)',
    values,
  )
}
