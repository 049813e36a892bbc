import { many, one, type Queryable } from '@baize/database'

/** Which of what a player was given is listed; everything of it without the rest. */
export interface HeldFilter {
  playerId: string
  status?: readonly number[] | undefined
  currency?: readonly string[] | undefined
  packageId?: readonly string[] | undefined
}

const FILTER = `player_id = $1 AND ($2::smallint[] IS NULL OR status = ANY ($2))
  AND ($3::text[] IS NULL OR currency = ANY ($3)) AND ($4::text[] IS NULL OR package_id = ANY ($4))`

/**
 * One page of what players were given, bonuses or whatever is kept like them, and how many there are. `view` is what is
 * shown of a row, `from` where the rows are.
 */
export async function listHeld<View>(
  db: Queryable,
  { view, from }: { view: string; from: string },
  { playerId, status, currency, packageId }: HeldFilter,
  { limit, offset, isNewestFirst }: { limit: number; offset: number; isNewestFirst: boolean },
): Promise<{ rows: View[]; totalRows: number }> {
  const values = [playerId, status ?? null, currency ?? null, packageId ?? null]
  const order = `ORDER BY id ${isNewestFirst ? 'DESC' : 'ASC'}`
  // Chosen first: a view is work, and must not be made of the rows that are passed over.
  const rows = await many<{ view: View }>(
    db,
    `SELECT ${view} AS view FROM (SELECT id ${from} WHERE ${FILTER} ${order} LIMIT $5 OFFSET $6) AS chosen ${order}`,
    [...values, limit, offset],
  )
  const { total } = await one<{ total: number }>(
    db,
    `SELECT count(*)::integer AS total ${from} WHERE ${FILTER}`,
    values,
  )
  return { rows: rows.map((row) => row.view), totalRows: total }
}
