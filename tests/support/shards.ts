import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, root, sourceFiles } from './sources.ts'

/** The unit tests by what they need, read from their sources, so that no list can go stale. */
export interface Shards {
  /** Nothing, not even a process of their own. */
  pure: string[]
  /** A process of their own: they read pictures of kinds that the platform forbids its whole process to read. */
  pictures: string[]
  /** A made-up browser (`@vitest-environment jsdom`). */
  page: string[]
  /** PostgreSQL: a database of the testkit, or the embedded server itself. */
  database: string[]
}

const PICTURES = "from 'sharp'"
const DATABASE = /^(@baize\/testkit$|packages\/database\/src\/embedded\/)/

/** Sorts every unit test of the repository. */
export function shards(): Shards {
  const sorted: Shards = { pure: [], pictures: [], page: [], database: [] }
  const known = new Map<string, string[]>()
  for (const file of sourceFiles().filter((path) => /\.test\.tsx?$/.test(path))) {
    const text = readFileSync(join(root, file), 'utf8')
    if (text.startsWith('// @vitest-environment jsdom')) sorted.page.push(file)
    else if (DATABASE.test(file) || reaches(file, known)) sorted.database.push(file)
    else if (text.includes(PICTURES)) sorted.pictures.push(file)
    else sorted.pure.push(file)
  }
  return sorted
}

/** Whether a file, or what it imports by a path, needs a database. */
function reaches(file: string, known: Map<string, string[]>, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  if (!known.has(file)) known.set(file, existsSync(join(root, file)) ? importsOf(file).map(({ to }) => to) : [])
  return known
    .get(file)!
    .some((to) => DATABASE.test(to) || (/^(packages|apps|tests)\/.*\.tsx?$/.test(to) && reaches(to, known, seen)))
}
