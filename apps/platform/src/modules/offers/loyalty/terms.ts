import { many, type Queryable } from '@baize/database'

/** What a day counts by. */
export interface PointTerms {
  /** Smallest units of a stake that come to one point, by currency. */
  per: Record<string, string>
  /** How much of a stake counts, in thousandths; all of it for what is not named. */
  weights: { games: Record<string, number>; types: Record<string, number> }
}

/** Keeps what counts from tomorrow on, or from today where nothing ever did. */
export async function keepTerms(db: Queryable, terms: PointTerms, now: Date): Promise<void> {
  await db.query(
    `WITH latest AS (SELECT terms FROM loyalty_terms ORDER BY since DESC LIMIT 1)
     INSERT INTO loyalty_terms AS known (since, terms)
     SELECT CASE WHEN EXISTS (SELECT FROM latest) THEN $1::date + 1 ELSE $1::date END, $2::jsonb
     WHERE NOT EXISTS (SELECT FROM latest WHERE terms = $2::jsonb)
     ON CONFLICT (since) DO UPDATE SET terms = excluded.terms WHERE known.since > $1::date`,
    [dayOf(now), JSON.stringify(terms)],
  )
}

/** What each of some days counts by; a day that is missing counts nothing. */
export async function readTerms(db: Queryable, days: readonly string[]): Promise<Map<string, PointTerms>> {
  const rows = await many<{ day: string; terms: PointTerms }>(
    db,
    `SELECT day::text, terms FROM unnest($1::date[]) AS day CROSS JOIN LATERAL (
       SELECT terms FROM loyalty_terms WHERE since <= day ORDER BY since DESC LIMIT 1) AS known`,
    [days],
  )
  return new Map(rows.map(({ day, terms }) => [day, terms]))
}

/** The day of UTC a moment lies on. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
