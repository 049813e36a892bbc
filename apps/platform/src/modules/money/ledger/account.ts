import { many, one, toBigInt, type Queryable } from '@baize/database'

/** Kinds of a player's account; none of them goes below zero. `held` moves only by holds. */
export type PlayerAccountKind = 'cash' | 'bonus' | 'held'

/** Kinds of a house account: where money comes from and goes to. They may go below zero. */
export type HouseAccountKind = 'cashier' | 'gaming' | 'bonus_cost' | 'promotions' | (string & {})

export interface AccountKey {
  /** A player's id, or a word that names the part of the house (`house`, a cashier, a studio). */
  owner: string
  kind: PlayerAccountKind | HouseAccountKind
  /** Code of the currency; an account has exactly one. */
  currency: string
}

/** The id of the account, opened first when there is none. Safe to repeat and to race. */
export async function ensureAccount(db: Queryable, { owner, kind, currency }: AccountKey): Promise<string> {
  const { id } = await one<{ id: string }>(db, 'SELECT ledger_open($1, $2, $3) AS id', [owner, kind, currency])
  return id
}

/** What the accounts hold, in smallest units. Accounts that do not exist are missing from the map. */
export async function balances(db: Queryable, accountIds: string[]): Promise<Map<string, bigint>> {
  const rows = await many<{ account_id: string; balance: string }>(
    db,
    'SELECT account_id, sum(balance)::text AS balance FROM ledger_balance WHERE account_id = ANY ($1) GROUP BY account_id',
    [accountIds],
  )
  return new Map(rows.map((row) => [row.account_id, toBigInt(row.balance)]))
}
