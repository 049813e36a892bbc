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

/** A rate that operators hold by hand. */
export interface HandRate {
  perBase: string
  setBy: string
  /** The second operator; `null` where one was enough. */
  approvedBy: string | null
  setAt: Date
  /** What would hold without it. */
  free: { perBase: string; at: Date; source: string }
}

type HandRateRow = Omit<HandRate, 'free'> & { currency: string; freePerBase: string; freeAt: Date; freeSource: string }

/** What is held by hand, by currency. */
export async function readHandRates(db: Queryable): Promise<Map<string, HandRate>> {
  const rows = await many<HandRateRow>(
    db,
    `SELECT currency, trim_scale(per_base)::text AS "perBase", set_by AS "setBy", approved_by AS "approvedBy", set_at AS "setAt",
       trim_scale(free_per_base)::text AS "freePerBase", free_at AS "freeAt", free_source AS "freeSource" FROM rate_by_hand`,
  )
  return new Map(
    rows.map(({ currency, freePerBase: perBase, freeAt: at, freeSource: source, ...byHand }) => [
      currency,
      { ...byHand, free: { perBase, at, source } },
    ]),
  )
}

export async function saveHandRate(tx: Tx, currency: string, { free, ...byHand }: HandRate): Promise<void> {
  await tx.query(
    `INSERT INTO rate_by_hand (currency, per_base, set_by, approved_by, set_at, free_per_base, free_at, free_source)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (currency) DO UPDATE SET per_base = excluded.per_base, set_by = excluded.set_by,
       approved_by = excluded.approved_by, set_at = excluded.set_at, free_per_base = excluded.free_per_base,
       free_at = excluded.free_at, free_source = excluded.free_source`,
    [currency, byHand.perBase, byHand.setBy, byHand.approvedBy, byHand.setAt, free.perBase, free.at, free.source],
  )
}

export async function removeHandRate(tx: Tx, currency: string): Promise<void> {
  await tx.query('DELETE FROM rate_by_hand WHERE currency = $1', [currency])
}

/** A rate that waits for a second operator. */
export interface Wish {
  perBase: string
  askedBy: string
  askedAt: Date
}

/** What waits, by currency. */
export async function readWishes(db: Queryable): Promise<Map<string, Wish>> {
  const rows = await many<Wish & { currency: string }>(
    db,
    'SELECT currency, trim_scale(per_base)::text AS "perBase", asked_by AS "askedBy", asked_at AS "askedAt" FROM rate_wish',
  )
  return new Map(rows.map(({ currency, ...wish }) => [currency, wish]))
}

/** A later wish takes the place of an earlier one. */
export async function saveWish(tx: Tx, currency: string, { perBase, askedBy, askedAt }: Wish): Promise<void> {
  await tx.query(
    `INSERT INTO rate_wish (currency, per_base, asked_by, asked_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (currency) DO UPDATE SET per_base = excluded.per_base, asked_by = excluded.asked_by,
       asked_at = excluded.asked_at`,
    [currency, perBase, askedBy, askedAt],
  )
}

export async function removeWish(tx: Tx, currency: string): Promise<void> {
  await tx.query('DELETE FROM rate_wish WHERE currency = $1', [currency])
}
