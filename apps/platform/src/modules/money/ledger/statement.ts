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
 * The entries that touched a player's account, in the order in which they did, the newest first, without those whose
 * postings have left the database. The account numbers
 * them, so nothing is counted or passed over here, however far back a page lies.
 */
export async function listStatement(
  db: Queryable,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StatementLine[]; totalRows: number }> {
  const rows = await many<Record<'entryId' | 'key' | 'kind' | 'amount' | 'balance', string> & { postedAt: Date }>(
    db,
    `SELECT line.entry_id AS "entryId", entry.key, entry.kind, line.amount::text AS amount, line.balance::text AS balance,
       entry.posted_at AS "postedAt"
     FROM ledger_statement($1, $2, $3) AS line JOIN ledger_entry entry ON entry.id = line.entry_id
     ORDER BY line.number DESC`,
    [accountId, limit, offset],
  )
  const counted = await maybeOne<{ sequence: number }>(
    db,
    `SELECT held.sequence - coalesce(kept.sequence, 0) AS sequence
     FROM ledger_balance held LEFT JOIN ledger_kept kept USING (account_id) WHERE account_id = $1 AND shard = 0`,
    [accountId],
  )
  return {
    rows: rows.map((row) => ({ ...row, amount: toBigInt(row.amount), balance: toBigInt(row.balance) })),
    totalRows: counted?.sequence ?? 0,
  }
}
