import { many, one, type Queryable } from '@baize/database'

/** What an account owes, in smallest units. */
export interface Debt {
  accountId: string
  playerId: string
  currency: string
  amount: string
}

/** Accounts that owe, in the order of their opening. */
export async function listDebts(
  db: Queryable,
  slice: { limit: number; offset: number },
): Promise<{ rows: Debt[]; totalRows: number }> {
  const { totalRows } = await one<{ totalRows: number }>(
    db,
    'SELECT count(*)::integer AS "totalRows" FROM wallet_account WHERE debt > 0',
  )
  const rows = await many<Debt>(
    db,
    `SELECT id AS "accountId", player_id AS "playerId", currency, debt::text AS amount FROM wallet_account
     WHERE debt > 0 ORDER BY id LIMIT $1 OFFSET $2`,
    [slice.limit, slice.offset],
  )
  return { rows, totalRows }
}
