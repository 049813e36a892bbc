import { many, type Queryable, toBigInt } from '@baize/database'

/** What a part of the house has, in smallest units; below zero where money came from. */
export interface HouseBalance {
  owner: string
  kind: string
  currency: string
  balance: bigint
}

/** Every account of the house. With the players' they come to nothing in each currency. */
export async function readHouseBalances(db: Queryable): Promise<HouseBalance[]> {
  const rows = await many<Omit<HouseBalance, 'balance'> & { balance: string }>(
    db,
    `SELECT account.owner, account.kind, account.currency, sum(part.balance)::text AS balance
     FROM ledger_account account JOIN ledger_balance part ON part.account_id = account.id
     WHERE NOT account.is_floored GROUP BY account.owner, account.kind, account.currency ORDER BY 1, 2, 3`,
  )
  return rows.map((row) => ({ ...row, balance: toBigInt(row.balance) }))
}
