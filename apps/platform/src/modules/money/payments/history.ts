import { many, one, type Queryable, toBigInt } from '@baize/database'
import { BASE_CURRENCY, currencyDefinitions, unitsToBase } from '../../ground/settings/index.ts'

const unitsByCode = JSON.stringify(
  Object.fromEntries(currencyDefinitions.map(({ code, subunitToUnit }) => [code, String(subunitToUnit)])),
)

/** The player's successful deposits in one currency; amounts in smallest units, and in those of the base currency. */
export interface DepositTotals {
  currency: string
  count: number
  sum: bigint
  baseSum: bigint
  lastAmount: bigint
  lastBaseAmount: bigint
  lastAt: Date
}

export async function sumDeposits(db: Queryable, playerId: string): Promise<DepositTotals[]> {
  const rows = await many<
    Record<'currency' | 'sum' | 'baseSum' | 'lastAmount' | 'lastBaseAmount', string> & { count: number; lastAt: Date }
  >(
    db,
    `SELECT currency, count(*), sum(amount)::text AS sum, sum(worth)::text AS "baseSum", max(updated_at) AS "lastAt",
       (array_agg(amount ORDER BY updated_at DESC, id DESC))[1]::text AS "lastAmount",
       (array_agg(worth ORDER BY updated_at DESC, id DESC))[1]::text AS "lastBaseAmount"
     FROM (
       -- What a process of the release before settled has no worth of its own.
       SELECT *, coalesce(base_amount, settings_in_base(currency, amount, ($2::jsonb ->> currency)::numeric, $3)) AS worth
       FROM invoice WHERE player_id = $1 AND status = 'success') AS settled
     GROUP BY currency ORDER BY currency`,
    [playerId, unitsByCode, unitsToBase(BASE_CURRENCY).baseUnits],
  )
  return rows.map((row) => ({
    ...row,
    sum: toBigInt(row.sum),
    baseSum: toBigInt(row.baseSum),
    lastAmount: toBigInt(row.lastAmount),
    lastBaseAmount: toBigInt(row.lastBaseAmount),
  }))
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
