import type { Queryable } from '../pool.ts'
import { many } from '../rows.ts'

/** A table whose rows a backup holds; of one in parts the whole. */
export interface Table {
  /** As SQL writes it, with its schema where that is not the first of the search path. */
  name: string
  /** Those that are stored and not computed. */
  columns: string[]
}

/** A part of a table, as it has to be made again before rows go into it. */
export interface Part {
  name: string
  parent: string
  /** `FOR VALUES FROM (1) TO (10000001)`. */
  bound: string
}

/** What says of which release a database is; a backup goes back into one of the same. */
const BOOKS = ['migration', 'definition', 'graphile_worker.migrations']

/** Every table of the schemas, each after those its rows point to. Throws when tables point at each other in a ring. */
export async function listTables(db: Queryable, schemas: readonly string[]): Promise<Table[]> {
  const tables = await many<Table>(
    db,
    `SELECT class.oid::regclass::text AS name, array_agg(quote_ident(attname) ORDER BY attnum)::text[] AS columns
     FROM pg_class class JOIN pg_namespace space ON space.oid = relnamespace JOIN pg_attribute ON attrelid = class.oid
     WHERE nspname = ANY ($1) AND relkind IN ('r', 'p') AND NOT relispartition
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY class.oid ORDER BY 1`,
    [schemas],
  )
  const references = await many<{ from: string; to: string }>(
    db,
    `SELECT DISTINCT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to"
     FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`,
  )
  const kept = tables.filter(({ name }) => !BOOKS.includes(name))
  return inOrder(kept, references)
}

/** The parts of tables in parts. */
export function listParts(db: Queryable, schemas: readonly string[]): Promise<Part[]> {
  return many(
    db,
    `SELECT class.oid::regclass::text AS name, inhparent::regclass::text AS parent,
       pg_get_expr(relpartbound, class.oid) AS bound
     FROM pg_class class JOIN pg_namespace space ON space.oid = relnamespace JOIN pg_inherits ON inhrelid = class.oid
     WHERE nspname = ANY ($1) AND relispartition AND relkind = 'r' ORDER BY 1`,
    [schemas],
  )
}

function inOrder(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const ordered: Table[] = []
  for (let left = tables; left.length > 0;) {
    const names = new Set(left.map(({ name }) => name))
    const waits = ({ name }: Table) => references.some(({ from, to }) => from === name && names.has(to))
    const free = left.filter((table) => !waits(table))
    if (free.length === 0) throw new Error(`tables point at each other: ${[...names].join(', ')}`)
    ordered.push(...free)
    left = left.filter(waits)
  }
  return ordered
}
