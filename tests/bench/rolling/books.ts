import { createPool } from '@baize/database'
import type { BookedBet } from './callers.ts'

/** How the studio's books differ from the house's. */
export interface Compared {
  /** Answered bets that the ledger does not have, or that the house would answer otherwise now. */
  lost: number
  /** Bets that took money more than once, or that nobody has in the books. */
  doubled: number
}

/**
 * Holds every bet in the studio's books against the answer that the house keeps and against the postings that took
 * money from the players' accounts, each counted by itself.
 */
export async function compareBooks(
  databaseUrl: string,
  bets: readonly BookedBet[],
  stakeMinor: number,
): Promise<Compared> {
  const pool = createPool(databaseUrl, { max: 1 })
  try {
    const accounts = [...new Set(bets.map(({ player }) => player.accountId))]
    const { rows: kept } = await pool.query<{ transaction: string; answer: string; postings: number; amount: string }>(
      `SELECT transaction_id AS transaction, answer,
         (SELECT count(*)::int FROM ledger_posting posting WHERE posting.entry_id = kept.entry_id) AS postings,
         (SELECT coalesce(sum(amount), 0) FROM ledger_posting posting WHERE posting.entry_id = kept.entry_id) AS amount
       FROM seamless_transaction kept WHERE kind = 'bet' AND account_id = ANY($1)`,
      [accounts],
    )
    const known = new Map(kept.map((row) => [row.transaction, row]))
    const isKept = ({ transactionId, answer }: BookedBet) => {
      const row = known.get(transactionId)
      return row?.answer === answer && row.postings === 1 && Number(row.amount) === stakeMinor
    }
    const { rows: posted } = await pool.query<{ account: string; entries: number }>(
      `SELECT account.id AS account, count(DISTINCT posting.entry_id)::int AS entries
       FROM wallet_account account
       JOIN ledger_posting posting ON posting.from_account = account.cash_id
       JOIN ledger_entry entry ON entry.id = posting.entry_id AND entry.kind = 'bet'
       WHERE account.id = ANY($1) GROUP BY account.id`,
      [accounts],
    )
    const inBooks = new Map<string, number>()
    for (const { player } of bets) inBooks.set(player.accountId, (inBooks.get(player.accountId) ?? 0) + 1)
    const surplus = posted.map(({ account, entries }) => entries - inBooks.get(account)!)
    return {
      lost: bets.filter((bet) => !isKept(bet)).length + sum(surplus.map((count) => Math.max(0, -count))),
      doubled: sum(surplus.map((count) => Math.max(0, count))),
    }
  } finally {
    await pool.end()
  }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
