import { many, type Queryable } from '@baize/database'
import type { Posting } from './post.ts'

/** An entry as it stands, with its postings in order. */
export interface Entry {
  id: string
  key: string
  kind: string
  /** The entry this one undoes. */
  reverses: string | null
  meta: Record<string, unknown>
  postedAt: Date
  postings: (Posting & { currency: string })[]
}

interface EntryRow extends Omit<Entry, 'postings'> {
  postings: { from: string; to: string; amount: string; currency: string }[]
}

/** Entries whose key begins with `prefix`, in key order, `limit` at most: `deposit:<invoice>` finds one cause. */
export async function entriesByKeyPrefix(db: Queryable, prefix: string, limit = 100): Promise<Entry[]> {
  const rows = await many<EntryRow>(
    db,
    `SELECT id, key, kind, reverses, meta, posted_at AS "postedAt",
       (SELECT json_agg(json_build_object('from', from_account, 'to', to_account, 'amount', amount::text,
          'currency', currency) ORDER BY position) FROM ledger_posting WHERE entry_id = ledger_entry.id) AS postings
     FROM ledger_entry WHERE key >= $1 AND key < $2 ORDER BY key LIMIT $3`,
    [prefix, `${prefix}\u{10ffff}`, limit],
  )
  return rows.map((row) => ({
    ...row,
    postings: row.postings.map((posting) => ({ ...posting, amount: BigInt(posting.amount) })),
  }))
}
