import type { Operation } from './core/operation.ts'
import { operations } from './operations/index.ts'

type Operations = Readonly<Record<string, Operation>>

/**
 * How much of the contract is served, as text: a line `served / total`, then the unserved, one per line
 * with method and path. Names that are no operation count for nothing.
 */
export function coverageReport(served: readonly string[], what = 'operations', table: Operations = operations): string {
  const all = Object.values(table)
  const unserved = all.filter(({ name }) => !served.includes(name))
  const head = `${all.length - unserved.length} / ${all.length} ${what} are served`
  if (unserved.length === 0) return `${head}\n`
  const width = Math.max(...unserved.map(({ name }) => name.length))
  const rows = unserved.map(({ name, method, path }) => `  ${name.padEnd(width)}  ${method.padEnd(6)}  ${path}\n`)
  return `${head}; these are not:\n${rows.join('')}`
}
