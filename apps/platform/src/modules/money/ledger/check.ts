import { many, withTransaction, type Pool, type Tx } from '@baize/database'
import { CHECKS } from './check-queries.ts'

/** One thing in the ledger that does not add up. */
export interface LedgerDifference {
  /** What is wrong, as a sentence. */
  problem: string
  /** The account, entry, hold, key or currency concerned. */
  subject: string
  expected: string
  found: string
}

/**
 * Recomputes everything the ledger caches or claims from its postings: balances with all their shards, every
 * step in the life of every player's account, currencies, keys, holds and reversals. An empty list means that
 * all of it agrees. Reads one snapshot, so it may run beside live traffic.
 */
export function checkLedger(pool: Pool): Promise<LedgerDifference[]> {
  return withTransaction(pool, async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    return findDifferences(tx)
  })
}

/** `checkLedger` inside a transaction of the caller's, so that it sees what that has not committed. */
export async function findDifferences(tx: Tx): Promise<LedgerDifference[]> {
  const differences: LedgerDifference[] = []
  for (const [problem, statement] of Object.entries(CHECKS)) {
    const rows = await many<Omit<LedgerDifference, 'problem'>>(tx, statement)
    differences.push(...rows.map((row) => ({ problem, ...row })))
  }
  return differences
}
