import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Where a test of a clause is, and its name without the clause. */
export interface ClauseTest {
  file: string
  name: string
}

const SKIPPED = new Set(['node_modules', 'dist', '.data', '.git'])
const TITLE = /it\(\s*(['"`])([A-Z]{2,12} .+?: .+?)\1/g

/** The tests below a folder whose names begin with a pack and the number of a clause: `GB RTS 14E: …`. */
export function findClauseTests(root: string): Map<string, ClauseTest> {
  const found = new Map<string, ClauseTest>()
  for (const file of testFiles(root))
    for (const [, , title] of readFileSync(file, 'utf8').matchAll(TITLE)) {
      const at = title!.indexOf(': ')
      const key = title!.slice(0, at)
      if (!found.has(key)) found.set(key, { file: relative(root, file), name: title!.slice(at + 2) })
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
