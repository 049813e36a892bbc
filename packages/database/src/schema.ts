import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** One forward step of the tables. Once applied anywhere its SQL never changes; a later step corrects it. */
export interface Step {
  /** Unique and stable, `0003-wallet`; steps apply in the order of their ids. */
  id: string
  /** Why the step exists, in one sentence. */
  note: string
  sql: string
  /** What the step was called, and the hash its SQL had, in databases that a former way of migrating made. */
  formerly?: { id: string; hash: string }
}

/** Functions, triggers and views of one file, applied again whenever the text changes. */
export interface Definition {
  /** The file's path, `money/ledger/post.sql`. */
  id: string
  sql: string
}

/** Tables of a library in a schema of their own, which it brings up to date by itself. */
export interface ForeignSchema {
  id: string
  /** Makes or upgrades the tables in the database at `url`; does nothing when they are as they should be. */
  install(url: string): Promise<void>
}

/** All there is to know of a database: what its tables went through and what is defined over them. */
export interface Schema {
  steps: readonly Step[]
  definitions: readonly Definition[]
  /** Brought up to date first, because definitions may call their functions. */
  foreign?: readonly ForeignSchema[]
}

const NOTE = /^-- (.+)\n/
const FORMERLY = /^-- formerly (\S+) ([0-9a-f]{64})\n/m

/**
 * Reads the steps `NNNN-name.sql` of one folder and the definitions in every `.sql` file below another. The first
 * line of a step is its note. Throws on a step without one and on two steps of one number.
 */
export function readSchema(folders: { steps: string; definitions: string }): Pick<Schema, 'steps' | 'definitions'> {
  const steps = filesBelow(folders.steps).map((path) => readStep(folders.steps, path))
  const numbers = new Set(steps.map(({ id }) => id.slice(0, 4)))
  if (numbers.size !== steps.length) throw new Error('two steps of the schema have one number')
  const definitions = filesBelow(folders.definitions).map((id) => ({ id, sql: read(folders.definitions, id) }))
  return { steps, definitions }
}

function readStep(folder: string, path: string): Step {
  const sql = read(folder, path)
  const note = NOTE.exec(sql)?.[1]
  if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(path) || !note) throw new Error(`${path} is no step: NNNN-name.sql with a note`)
  const former = FORMERLY.exec(sql)
  return {
    id: path.slice(0, -'.sql'.length),
    note,
    sql,
    ...(former && { formerly: { id: former[1]!, hash: former[2]! } }),
  }
}

function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n')
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sql'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()
}

export function hashOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex')
}
