import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Where a test of a clause is, and its name without the clause. */
export interface ClauseTest {
  file: string
  name: string
}

const SKIPPED = new Set(['node_modules', 'dist', '.data', '.git'])
const TITLE = /it\(\s*(['"`])([A-Z]{2,12} .+?: .+?)\1/g
/** A table of clauses, each as `'GB RTS 14E'` or `'GB RTS 14E in GB'`, whose title is `'%s: …'`. */
const TABLE = /\.each(?:<[^(]*>)?\(\[([^;]*?)\](?: as const)?\)\(\s*(['"`])%s: (.+?)\2/gs
const ROW = /(['"`])([A-Z]{2,12} [^'"`]+?)(?: in [A-Z]{2})?\1/g

/**
 * The tests below a folder whose names begin with a pack and the number of a clause: `GB RTS 14E: …`, alone or as a row of
 * a table.
 */
export function findClauseTests(root: string): Map<string, ClauseTest> {
  const found = new Map<string, ClauseTest>()
  const keep = (file: string, key: string, name: string) => {
    if (!found.has(key)) found.set(key, { file: relative(root, file), name })
  }
  for (const file of testFiles(root)) {
    const source = readFileSync(file, 'utf8')
    for (const [, , title] of source.matchAll(TITLE)) {
      const at = title!.indexOf(': ')
      keep(file, title!.slice(0, at), title!.slice(at + 2))
    }
    for (const [, rows, , name] of source.matchAll(TABLE))
      for (const [, , key] of rows!.matchAll(ROW)) keep(file, key!, name!)
  }
  return found
}

/** The key under which the test of a clause is found. */
export function clauseKey(pack: string, clause: string): string {
  return `${pack.toUpperCase()} ${clause}`
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testFiles(path)
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : []
  })
}
