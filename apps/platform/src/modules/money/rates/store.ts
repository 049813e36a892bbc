import { many, type Queryable, type Tx } from '@baize/database'
import type { QuoteProblem } from './quote.ts'

/** What a feed said last of a currency, in its own words, and what was against it. */
export interface Quote {
  currency: string
  source: string
  said: string
  /** The moment it is of, and when it was heard. */
  at: Date
  heardAt: Date
  /** `null`: it became the rate. */
  problem: QuoteProblem | null
}

export async function saveQuotes(tx: Tx, quotes: readonly Quote[]): Promise<void> {
  if (quotes.length === 0) return
  await tx.query(
    `INSERT INTO rate_quote (currency, source, said, at, heard_at, problem)
     SELECT currency, source, said, at, "heardAt", problem FROM json_to_recordset($1)
       AS quote (currency text, source text, said text, at timestamptz, "heardAt" timestamptz, problem text)
     ON CONFLICT (currency) DO UPDATE SET source = excluded.source, said = excluded.said, at = excluded.at,
       heard_at = excluded.heard_at, problem = excluded.problem`,
    [JSON.stringify(quotes)],
  )
}

export function readLastQuotes(db: Queryable): Promise<Quote[]> {
  return many(db, `SELECT currency, source, said, at, heard_at AS "heardAt", problem FROM rate_quote`)
}
