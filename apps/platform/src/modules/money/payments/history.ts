import { many, one, type Queryable, toBigInt } from '@baize/database'

/** The player's successful payments one way in one currency; amounts in smallest units, and in those of the base currency. */
export interface PaymentTotals {
  currency: string
  count: number
  sum: bigint
  baseSum: bigint
  lastAmount: bigint
  lastBaseAmount: bigint
  lastAt: Date
}

/** What the payments of a kind that came to an end of some state come to, each currency with the last one of them. */
export async function sumPayments(
  db: Queryable,
  { playerId, kind, state }: { playerId: string; kind: 'deposit' | 'withdrawal'; state: string },
  last: string,
): Promise<PaymentTotals[]> {
  const rows = await many<
    Record<'currency' | 'sum' | 'baseSum' | 'lastAmount' | 'lastBaseAmount', string> & { count: number; lastAt: Date }
  >(
    db,
    `SELECT total.*, last.amount::text AS "lastAmount", coalesce(last.base_amount, 0)::text AS "lastBaseAmount",
       last.at AS "lastAt"
     FROM (SELECT currency, sum(count) AS count, sum(amount)::text AS sum, sum(base_amount)::text AS "baseSum"
       FROM payment_tally WHERE player_id = $1 AND kind = $2 AND state = $3
       GROUP BY currency HAVING sum(count) > 0) AS total, LATERAL (${last}) AS last
     ORDER BY currency`,
    [playerId, kind, state],
  )
  return rows.map((row) => ({
    ...row,
    sum: toBigInt(row.sum),
    baseSum: toBigInt(row.baseSum),
    lastAmount: toBigInt(row.lastAmount),
    lastBaseAmount: toBigInt(row.lastBaseAmount),
  }))
}

/** What the player's deposits that succeeded come to. */
export function sumDeposits(db: Queryable, playerId: string): Promise<PaymentTotals[]> {
  return sumPayments(
    db,
    { playerId, kind: 'deposit', state: 'success' },
    `SELECT amount, base_amount, updated_at AS at FROM invoice
     WHERE player_id = $1 AND invoice.currency = total.currency AND status = 'success'
     ORDER BY updated_at DESC, id DESC LIMIT 1`,
  )
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
    'SELECT coalesce(max(number), 0) AS count FROM invoice WHERE player_id = $1',
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

interface LargeDeposits {
  since: Date
  /** Worth at least this, in smallest units of the base currency. */
  from: bigint
  /** At most so many of a player count in each calendar period of UTC. */
  times: number
  each: 'day' | 'week' | 'month'
}

/** How many deposits of this size succeeded since a moment, over all players. */
export async function countLargeDeposits(db: Queryable, { since, from, times, each }: LargeDeposits): Promise<number> {
  const text = `SELECT coalesce(sum(least(deposits, $3)), 0)::integer AS total FROM (
    SELECT count(*) AS deposits FROM invoice WHERE status = 'success' AND updated_at >= $1 AND base_amount >= $2
    GROUP BY player_id, date_trunc($4, updated_at, 'UTC')) AS own`
  return (await one<{ total: number }>(db, text, [since, from, times, each])).total
}

/** What deposits were worth in the base currency when they succeeded, in its smallest units. */
export async function worthOfDeposits(db: Queryable, invoiceIds: readonly string[]): Promise<Map<string, bigint>> {
  if (invoiceIds.length === 0) return new Map()
  const text = `SELECT id, coalesce(base_amount, 0)::text AS worth FROM invoice WHERE id = ANY ($1)`
  const rows = await many<{ id: string; worth: string }>(db, { name: 'invoice-worth', text }, [invoiceIds])
  return new Map(rows.map(({ id, worth }) => [id, toBigInt(worth)]))
}
