import type { Queryable } from '@baize/database'
import { toLedgerError } from './errors.ts'

/** Takes `amount` smallest units from one account and gives them to another of the same currency. */
export interface Posting {
  from: string
  to: string
  /** Above zero. */
  amount: bigint
}

export interface EntryDraft {
  /** Names the cause and is used once: `deposit:<invoice>`. */
  key: string
  /** What happened, for people and reports: `deposit`, `bet`. Part of what a repeat must match. */
  kind: string
  postings: Posting[]
  /** Describes the entry; a repeat may bring another one, and the first stays. */
  meta?: object
  /** A UUID of version 7 when the caller needs to know it beforehand. */
  entryId?: string
}

/** What an attempt to write an entry came to. */
export interface PostedEntry {
  entryId: string
  /** The key had been posted with the same body; nothing was written and this is the first answer. */
  isRepeat: boolean
  /** What each player's account touched by the entry held right after it. House accounts are left out. */
  balances: Map<string, bigint>
}

/**
 * Writes one entry in one round trip, all of its postings or none; once per key. Given a pool instead of a
 * transaction it commits by itself. Throws `InsufficientFunds`, `LedgerKeyConflict`, `UnknownAccount` or
 * `InvalidPosting`, after which the transaction can only roll back.
 */
export function post(db: Queryable, draft: EntryDraft): Promise<PostedEntry> {
  const postings = draft.postings.map(({ from, to, amount }) => ({ from, to, amount: amount.toString() }))
  return call(db, 'post', [
    draft.key,
    draft.kind,
    JSON.stringify(postings),
    JSON.stringify(draft.meta ?? {}),
    draft.entryId ?? null,
  ])
}

/**
 * Undoes an entry by one the other way round, once however often it is asked. Throws `UnknownEntry`,
 * `InsufficientFunds` when a player has spent the money since, and `InvalidPosting` for entries of holds.
 */
export function reverse(db: Queryable, entryId: string, meta: object = {}): Promise<PostedEntry> {
  return call(db, 'reverse', [entryId, JSON.stringify(meta)])
}

const STATEMENTS = {
  post: 'SELECT * FROM ledger_post($1, $2, $3, $4, $5)',
  reverse: 'SELECT * FROM ledger_reverse($1, $2)',
  hold: 'SELECT * FROM ledger_hold($1, $2, $3, $4)',
  post_hold: 'SELECT * FROM ledger_post_hold($1, $2, $3, $4, $5)',
  void_hold: 'SELECT * FROM ledger_void_hold($1, $2, $3)',
}

interface Answer {
  entry_id: string
  is_repeat: boolean
  balances: Record<string, string>
}

/** One call of a ledger function, prepared by name on its connection. */
export async function call(db: Queryable, operation: keyof typeof STATEMENTS, values: unknown[]): Promise<PostedEntry> {
  try {
    const { rows } = await db.query<Answer>({ name: `ledger-${operation}`, text: STATEMENTS[operation], values })
    const { entry_id, is_repeat, balances } = rows[0]!
    return { entryId: entry_id, isRepeat: is_repeat, balances: readBalances(balances) }
  } catch (error) {
    throw toLedgerError(error)
  }
}

/** The `balances` of a ledger function's answer, for callers that reach it through SQL of their own. */
export function readBalances(balances: Record<string, string>): Map<string, bigint> {
  return new Map(Object.entries(balances).map(([accountId, balance]) => [accountId, BigInt(balance)]))
}
