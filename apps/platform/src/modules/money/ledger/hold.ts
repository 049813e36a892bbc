import type { Queryable } from '@baize/database'
import { call, type PostedEntry } from './post.ts'

/** The entry that made a hold; the hold goes by the entry's id. */
export interface PostedHold extends PostedEntry {
  holdId: string
}

/**
 * Sets money of a player's account aside, out of reach of every other posting, until the hold is posted or
 * voided. Throws `InsufficientFunds`, `LedgerKeyConflict`, `UnknownAccount` or `InvalidPosting`.
 */
export async function hold(
  db: Queryable,
  draft: { key: string; accountId: string; amount: bigint; meta?: object },
): Promise<PostedHold> {
  const { key, accountId, amount, meta = {} } = draft
  const entry = await call(db, 'hold', [key, accountId, amount.toString(), JSON.stringify(meta)])
  return { ...entry, holdId: entry.entryId }
}

/**
 * Sends held money to `to`: all of it, or `amount` of it while the rest goes back where it came from. The
 * hold has ended then. Throws `UnknownHold`, `HoldEnded`, `HoldExceeded` and as `post` does.
 */
export function postHold(
  db: Queryable,
  draft: { key: string; holdId: string; to: string; amount?: bigint; meta?: object },
): Promise<PostedEntry> {
  const { key, holdId, to, amount, meta = {} } = draft
  return call(db, 'post_hold', [key, holdId, to, amount?.toString() ?? null, JSON.stringify(meta)])
}

/** Gives held money back where it came from. Throws `UnknownHold`, `HoldEnded` and `LedgerKeyConflict`. */
export function voidHold(db: Queryable, draft: { key: string; holdId: string; meta?: object }): Promise<PostedEntry> {
  return call(db, 'void_hold', [draft.key, draft.holdId, JSON.stringify(draft.meta ?? {})])
}
