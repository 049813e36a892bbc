import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { hashesIn } from '../books.ts'
import { type Pool, withCopyPool } from '../pool.ts'
import { many } from '../rows.ts'
import type { Tx } from '../transaction.ts'
import { listParts, listTables, type Part, type Table } from './tables.ts'

/** What stands in a backup. Written last, so that a folder without it is none. */
export interface Manifest {
  format: 1
  takenAt: string
  /** The steps and definitions of the release, by id, with their hashes. */
  books: Record<string, string>
  tables: (Table & { file: string; rows: number; sha256: string })[]
  parts: Part[]
  sequences: { name: string; value: string | null }[]
}

export const MANIFEST = 'manifest.json'

/**
 * Writes every row of the schemas to a new folder: a file of PostgreSQL's text format for each table, compressed, and
 * what they are. All rows are of one moment, while others go on writing; nothing waits for it. Returns what it wrote.
 */
export async function writeBackup(pool: Pool, folder: string, schemas: readonly string[]): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 })
  return withCopyPool(pool, (copying) => writeAll(copying, folder, schemas))
}

async function writeAll(pool: Pool, folder: string, schemas: readonly string[]): Promise<Manifest> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const tables: Manifest['tables'] = []
    for (const [place, table] of (await listTables(client, schemas)).entries())
      tables.push(await writeTable(client, folder, table, place))
    const parts = await listParts(client, schemas)
    const books = await readBooks(client)
    await client.query('COMMIT')
    // After the rows: a sequence knows no snapshot, and must be beyond every number in them.
    const sequences = await readSequences(client, schemas)
    const manifest: Manifest = { format: 1, takenAt: new Date().toISOString(), books, tables, parts, sequences }
    await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flag: 'wx' })
    return manifest
  } finally {
    client.release(true)
  }
}

/** The hashes of steps and definitions, by which a release is known. */
export async function readBooks(db: pg.ClientBase): Promise<Record<string, string>> {
  return Object.fromEntries([...(await hashesIn(db, 'migration')), ...(await hashesIn(db, 'definition'))])
}

async function writeTable(
  client: pg.ClientBase,
  folder: string,
  table: Table,
  place: number,
): Promise<Manifest['tables'][number]> {
  const file = `${String(place).padStart(3, '0')}-${table.name.replaceAll(/\W/g, '-')}.gz`
  const query = `SELECT ${table.columns.join(', ')} FROM ${table.name}`
  return { ...table, file, ...(await writeRows(client, join(folder, file), query)) }
}

/**
 * Writes the rows of a query to a new file, and to the disk: PostgreSQL's text format, compressed; `sha256` is of the
 * file. For a connection of `withCopyPool`.
 */
export async function writeRows(
  client: pg.ClientBase | Tx,
  path: string,
  query: string,
): Promise<{ rows: number; sha256: string }> {
  // A transaction is the connection it was begun on.
  const rows = (client as pg.ClientBase).query(copyTo(`COPY (${query}) TO STDOUT`))
  const hash = createHash('sha256')
  const noted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(rows, createGzip(), noted, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }))
  return { rows: rows.rowCount, sha256: hash.digest('hex') }
}

function readSequences(db: pg.ClientBase, schemas: readonly string[]): Promise<Manifest['sequences']> {
  return many(
    db,
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value
     FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1`,
    [schemas],
  )
}
