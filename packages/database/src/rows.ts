import type { QueryResultRow } from 'pg'
import type { Queryable } from './pool.ts'

/** A statement as text; with a name it is prepared once on each connection, for what is asked many times a second. */
export type Statement = string | Readonly<{ name: string; text: string }>

/** Every row of the statement. */
export async function many<Row extends QueryResultRow>(
  db: Queryable,
  statement: Statement,
  values?: unknown[],
): Promise<Row[]> {
  return (await db.query<Row>(typeof statement === 'string' ? statement : { ...statement }, values)).rows
}

/** The only row, or undefined when there is none. More than one row is a bug and throws. */
export async function maybeOne<Row extends QueryResultRow>(
  db: Queryable,
  statement: Statement,
  values?: unknown[],
): Promise<Row | undefined> {
  const rows = await many<Row>(db, statement, values)
  if (rows.length > 1) throw new Error(`expected at most one row, got ${rows.length}: ${textOf(statement)}`)
  return rows[0]
}

/** The only row. None or more than one is a bug and throws. */
export async function one<Row extends QueryResultRow>(
  db: Queryable,
  statement: Statement,
  values?: unknown[],
): Promise<Row> {
  const row = await maybeOne<Row>(db, statement, values)
  if (!row) throw new Error(`expected one row, got none: ${textOf(statement)}`)
  return row
}

function textOf(statement: Statement): string {
  return typeof statement === 'string' ? statement : statement.text
}
