import { many, maybeOne, type Queryable, toBigInt } from '@baize/database'

/** An entry as one of a player's accounts saw it. */
export interface StatementLine {
  entryId: string
  key: string
  kind: string
  /** What the account gained, or lost below zero, by the whole entry. */
  amount: bigint
  /** What it held right after it. */
  balance: bigint
  postedAt: Date
}

/**
 * The entries that touched a player's account, the newest first; those of one millisecond in an order of their own, which
 * stays. The account counts them, so nothing is counted here.
 */
export async function listStatement(
  db: Queryable,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StatementLine[]; totalRows: number }> {
  const rows = await many<Record<'entryId' | 'key' | 'kind' | 'amount' | 'balance', string> & { postedAt: Date }>(
    db,
    `SELECT leg.entry_id AS "entryId", entry.key, entry.kind, sum(leg.amount)::text AS amount,
       max(leg.balance)::text AS balance, entry.posted_at AS "postedAt"
     FROM (
       (SELECT entry_id, -amount AS amount, from_balance AS balance FROM ledger_posting
        WHERE from_account = $1 ORDER BY entry_id DESC FETCH FIRST $2 ROWS WITH TIES)
       UNION ALL
       (SELECT entry_id, amount, to_balance FROM ledger_posting
        WHERE to_account = $1 ORDER BY entry_id DESC FETCH FIRST $2 ROWS WITH TIES)
     ) AS leg JOIN ledger_entry entry ON entry.id = leg.entry_id
     GROUP BY leg.entry_id, entry.id ORDER BY leg.entry_id DESC LIMIT $3 OFFSET $4`,
    [accountId, offset + limit, limit, offset],
  )
  const counted = await maybeOne<{ sequence: number }>(
    db,
    'SELECT sequence FROM ledger_balance WHERE account_id = $1 AND shard = 0',
    [accountId],
  )
  return {
    rows: rows.map((row) => ({ ...row, amount: toBigInt(row.amount), balance: toBigInt(row.balance) })),
    totalRows: counted?.sequence ?? 0,
  }
}
