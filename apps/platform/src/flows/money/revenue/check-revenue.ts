import { type Pool, withTransaction } from '@baize/database'
import { readUnread } from '../../../modules/ground/facts/index.ts'
import { type LedgerDifference, readHouseBalances } from '../../../modules/money/ledger/index.ts'
import { readAllRevenue, type Sums } from '../../../modules/money/revenue/index.ts'
import { readTakings, revenue } from './count-revenue.ts'

/** What an account of the ledger must hold by the figures of the reports. */
const ACCOUNTS: Record<string, (sums: Sums) => bigint> = {
  gaming: ({ staked, won }) => staked - won,
  bonus_cost: ({ bonusCost }) => -bonusCost,
  cashier: ({ deposited, paidOut }) => paidOut - deposited,
  corrections: ({ corrected }) => -corrected,
}

/**
 * Holds the figures of the reports against the ledger, to the smallest unit. What their consumer has still to read is
 * added, so it may run beside live traffic. An empty list means that all of it agrees.
 */
export function checkRevenue(pool: Pool): Promise<LedgerDifference[]> {
  return withTransaction(pool, async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const differences: LedgerDifference[] = []
    const held = new Map<string, bigint>()
    const counted = new Map<string, bigint>()
    const add = (to: Map<string, bigint>, key: string, amount: bigint) => to.set(key, (to.get(key) ?? 0n) + amount)
    const count = (currency: string, sums: Sums) => {
      for (const [kind, worthOf] of Object.entries(ACCOUNTS)) add(counted, `${kind} ${currency}`, worthOf(sums))
    }
    for (const { currency, all, games } of await readAllRevenue(tx)) {
      count(currency, all)
      const [byDay, byGame] = [all.staked - all.won, games.staked - games.won]
      if (byDay !== byGame) differences.push(differ(`gross revenue by game, ${currency}`, byDay, byGame))
    }
    for await (const facts of readUnread(tx, revenue))
      for (const { currency, sums } of await readTakings(tx, facts)) count(currency, sums)
    for (const { kind, currency, balance } of await readHouseBalances(tx))
      if (kind in ACCOUNTS) add(held, `${kind} ${currency}`, balance)
    for (const key of new Set([...held.keys(), ...counted.keys()])) {
      const [expected, found] = [held.get(key) ?? 0n, counted.get(key) ?? 0n]
      if (expected !== found) differences.push(differ(key, expected, found))
    }
    return differences
  })
}

function differ(subject: string, expected: bigint, found: bigint): LedgerDifference {
  const problem = 'the figures of the reports differ from an account of the house'
  return { problem, subject, expected: String(expected), found: String(found) }
}
