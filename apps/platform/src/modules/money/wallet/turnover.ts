import { maybeOne, type Queryable, toBigInt, type Tx } from '@baize/database'

/** What deposits ask to be staked before money may leave, in smallest units. */
export interface Turnover {
  total: bigint
  /** Still to be staked. */
  left: bigint
}

/** Adds what a deposit asks to be staked, in its transaction. */
export async function requireTurnover(
  tx: Tx,
  { accountId, amount }: { accountId: string; amount: bigint },
  now: Date,
): Promise<void> {
  if (amount <= 0n) return
  const text = 'SELECT wallet_require_turnover($1, $2, $3)'
  await tx.query({ name: 'wallet-require-turnover', text, values: [accountId, amount.toString(), now] })
}

/** How far the account's stakes are; nothing is asked of a player without one in the currency. */
export async function readTurnover(db: Queryable, playerId: string, currency: string): Promise<Turnover> {
  const row = await maybeOne<{ required: string; staked: string }>(
    db,
    `SELECT turnover_required::text AS required, turnover_staked::text AS staked FROM wallet_account
     WHERE player_id = $1 AND currency = $2`,
    [playerId, currency],
  )
  return row ? turnoverOf(toBigInt(row.required), toBigInt(row.staked)) : { total: 0n, left: 0n }
}

/** Stakes that were given back may leave more to be staked than the deposits asked for. */
function turnoverOf(required: bigint, staked: bigint): Turnover {
  const left = staked < required ? required - staked : 0n
  return { total: left > required ? left : required, left }
}
