import { hashesIn } from './books.ts'
import type { Queryable } from './pool.ts'
import { one } from './rows.ts'
import { hashOf, type Schema } from './schema.ts'

/** A database of another release than the program; its message is one sentence that says what to do. */
export class SchemaMisfit extends Error {
  override readonly name = 'SchemaMisfit'
}

/**
 * Throws `SchemaMisfit` unless every step and definition of the schema is applied as it stands, and no other step.
 * Reads only, so that a program may ask who has rights to data alone.
 */
export async function requireSchema(db: Queryable, { steps, definitions }: Schema): Promise<void> {
  const applied = await booksOf(db)
  const known = new Set(steps.map(({ id }) => id))
  const later = [...applied.steps.keys()].find((id) => !known.has(id))
  if (later !== undefined)
    throw new SchemaMisfit(
      `The database is newer than this release: it went through step ${later}, which is not known here; run the release it belongs to.`,
    )
  const lacks =
    steps.find(({ id, sql }) => applied.steps.get(id) !== hashOf(sql)) ??
    definitions.find(({ id, sql }) => applied.definitions.get(id) !== hashOf(sql))
  if (lacks)
    throw new SchemaMisfit(
      `The database is not of this release: it lacks ${lacks.id} as it stands here; run npm run migrate as the owner of its tables.`,
    )
}

async function booksOf(db: Queryable): Promise<{ steps: Map<string, string>; definitions: Map<string, string> }> {
  const { isThere } = await one<{ isThere: boolean }>(
    db,
    `SELECT to_regclass('migration') IS NOT NULL AND to_regclass('definition') IS NOT NULL AS "isThere"`,
  )
  if (!isThere) return { steps: new Map(), definitions: new Map() }
  return { steps: await hashesIn(db, 'migration'), definitions: await hashesIn(db, 'definition') }
}
