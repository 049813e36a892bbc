import type { QueryResultRow } from 'pg'
import type { Queryable } from './pool.ts'

/** Every row of the statement. */
export async function many<Row extends QueryResultRow>(
  db: Queryable,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  return (await db.query<Row>(text, values)).rows
}

/** The only row, or undefined when there is none. More than one row is a bug and throws. */
export async function maybeOne<Row extends QueryResultRow>(
  db: Queryable,
  text: string,
  values?: unknown[],
): Promise<Row | undefined> {
  const { rows } = await db.query<Row>(text, values)
  if (rows.length > 1) throw new Error(`expected at most one row, got ${rows.length}: ${text}`)
  return rows[0]
}

/** The only row. None or more than one is a bug and throws. */
export async function one<Row extends QueryResultRow>(db: Queryable, text: string, values?: unknown[]): Promise<Row> {
  const row = await maybeOne<Row>(db, text, values)
  if (!row) throw new Error(`expected one row, got none: ${text}`)
  return row
}
