import { many, one, type Queryable, toBigInt, type Tx } from '@baize/database'

/** Money that came to an account of a player who had closed it. */
export interface Arrival {
  accountId: string
  playerId: string
  currency: string
  /** Of the fact that tells of it. */
  factNumber: number
  arrivedAt: Date
  /** Whether the player does not know of it yet. */
  isUntold: boolean
}

/** What lies on an account that was closed before it came. */
export interface LateMoney {
  accountId: string
  playerId: string
  currency: string
  /** Smallest units, now. */
  amount: bigint
  heldSince: Date
  toldAt: Date | null
}

/** Notices money; of an account that is known already the latest counts. The same again changes nothing. */
export async function insertArrivals(tx: Tx, arrivals: readonly Arrival[]): Promise<void> {
  const column = <Name extends keyof Arrival>(name: Name) => arrivals.map((arrival) => arrival[name])
  await tx.query(
    `INSERT INTO late_money (account_id, player_id, currency, held_since, fact_number, is_untold)
     SELECT DISTINCT ON (account_id) account_id, player_id, currency, min(arrived_at) OVER account,
       number, bool_or(is_untold) OVER account
     FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[], $5::bigint[], $6::boolean[])
       AS given (account_id, player_id, currency, arrived_at, number, is_untold)
     WHERE NOT EXISTS (
       SELECT FROM late_money known WHERE known.account_id = given.account_id AND known.fact_number >= given.number)
     WINDOW account AS (PARTITION BY account_id)
     ORDER BY account_id, number DESC
     ON CONFLICT (account_id) DO UPDATE SET fact_number = excluded.fact_number,
       is_untold = late_money.is_untold OR excluded.is_untold
     WHERE late_money.fact_number < excluded.fact_number`,
    [
      column('accountId'),
      column('playerId'),
      column('currency'),
      column('arrivedAt'),
      column('factNumber'),
      column('isUntold'),
    ],
  )
}

const COLUMNS = `account_id AS "accountId", player_id AS "playerId", currency, wallet_cash(account_id)::text AS amount,
  held_since AS "heldSince", told_at AS "toldAt"`

type Row = Omit<LateMoney, 'amount'> & { amount: string }

const toLateMoney = (row: Row): LateMoney => ({ ...row, amount: toBigInt(row.amount) })

/** Accounts with money of which the player was not told; they count as told from the commit on. */
export async function takeUntold(tx: Tx, limit: number, now: Date): Promise<LateMoney[]> {
  const rows = await many<Row>(
    tx,
    `UPDATE late_money SET is_untold = false, told_at = $2
     WHERE account_id IN (
       SELECT account_id FROM late_money WHERE is_untold ORDER BY account_id LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING ${COLUMNS}`,
    [limit, now],
  )
  return rows.map(toLateMoney)
}

/** Where such money lies, the longest first. */
export async function readLateMoney(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<LateMoney[]> {
  const rows = await many<Row>(
    db,
    `SELECT ${COLUMNS} FROM late_money WHERE wallet_cash(account_id) > 0
     ORDER BY held_since, account_id LIMIT $1 OFFSET $2`,
    [limit, offset],
  )
  return rows.map(toLateMoney)
}

export async function countLateMoney(db: Queryable): Promise<number> {
  const text = 'SELECT count(*)::integer AS count FROM late_money WHERE wallet_cash(account_id) > 0'
  return (await one<{ count: number }>(db, text, [])).count
}
