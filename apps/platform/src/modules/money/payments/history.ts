import { many, one, type Queryable, toBigInt } from '@baize/database'

/** The player's successful deposits in one currency; amounts in smallest units. */
export interface DepositTotals {
  currency: string
  count: number
  sum: bigint
  lastAmount: bigint
  lastAt: Date
}

export async function sumDeposits(db: Queryable, playerId: string): Promise<DepositTotals[]> {
  const rows = await many<Record<'currency' | 'sum' | 'lastAmount', string> & { count: number; lastAt: Date }>(
    db,
    `SELECT currency, count(*), sum(amount)::text AS sum, max(updated_at) AS "lastAt",
       (array_agg(amount ORDER BY updated_at DESC, id DESC))[1]::text AS "lastAmount"
     FROM invoice WHERE player_id = $1 AND status = 'success' GROUP BY currency ORDER BY currency`,
    [playerId],
  )
  return rows.map((row) => ({ ...row, sum: toBigInt(row.sum), lastAmount: toBigInt(row.lastAmount) }))
}

/** What the player's deposits of a currency ordered since come to, in smallest units, without those that failed. */
export async function sumOrdered(db: Queryable, playerId: string, currency: string, since: Date): Promise<bigint> {
  const { sum } = await one<{ sum: string }>(
    db,
    `SELECT coalesce(sum(amount), 0)::text AS sum FROM invoice
     WHERE player_id = $1 AND currency = $2 AND created_at >= $3 AND status <> 'failure'`,
    [playerId, currency, since],
  )
  return toBigInt(sum)
}

/** How many deposits of the player have succeeded, as far as is committed. */
export async function countDeposits(db: Queryable, playerId: string): Promise<number> {
  const { count } = await one<{ count: number }>(
    db,
    `SELECT count(*)::integer AS count FROM invoice WHERE player_id = $1 AND status = 'success'`,
    [playerId],
  )
  return count
}

/** The same in every currency. */
export async function listOrdered(
  db: Queryable,
  playerId: string,
  since: Date,
): Promise<{ currency: string; amount: bigint }[]> {
  const rows = await many<{ currency: string; sum: string }>(
    db,
    `SELECT currency, sum(amount)::text AS sum FROM invoice
     WHERE player_id = $1 AND created_at >= $2 AND status <> 'failure' GROUP BY currency`,
    [playerId, since],
  )
  return rows.map(({ currency, sum }) => ({ currency, amount: toBigInt(sum) }))
}
