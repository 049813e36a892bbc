import { many, one, type Queryable, toBigInt } from '@baize/database'

/** What an entry did to some accounts of one owner, taken together, from or to one kind of account of others. */
export interface Movement {
  entryId: string
  key: string
  entryKind: string
  at: Date
  place: string
  /** Whether the entry undoes another. */
  isUndone: boolean
  amount: bigint
}

/** Entries read at once. */
const PORTION = 5000

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Every movement of a period, the oldest first, in portions. What goes between the accounts themselves is none. The
 * period is cut by the ids of entries, as `readPeriod` cuts it.
 */
export async function* readMovements(
  db: Queryable,
  accountIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): AsyncGenerator<Movement[]> {
  for (let after = FIRST_ID; ;) {
    const rows = await many<Omit<Movement, 'amount' | 'place'> & { amount: string; place: string | null }>(
      db,
      `SELECT entry_id AS "entryId", key, entry_kind AS "entryKind", at, place, is_undone AS "isUndone",
         amount::text AS amount
       FROM ledger_movements($1, $2, $3, $4, $5)`,
      [accountIds, from, to, after, PORTION],
    )
    const last = rows.at(-1)
    if (!last) return
    yield rows.flatMap(({ amount, place, ...row }) =>
      place === null ? [] : { ...row, place, amount: toBigInt(amount) },
    )
    after = last.entryId
  }
}

/**
 * What the accounts held at a moment, by every posting before it: no balance takes part, and of sums only those of
 * postings that have left the database. The moment lies not before `keptSince`.
 */
export async function recountBalance(db: Queryable, accountIds: readonly string[], at: Date): Promise<bigint> {
  const { held } = await one<{ held: string }>(db, 'SELECT ledger_recount($1, $2)::text AS held', [accountIds, at])
  return toBigInt(held)
}
