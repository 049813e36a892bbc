import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))
/** Doors with schemas behind them, for the platform and for programs. */
const HEAVY = ['.', './openapi']

/** The modules that a file brings along when it runs: its value imports, and theirs. */
function runtimeImports(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const found = [...source.matchAll(/^(?:import|export)\b(?! type\b)[^'";]*?from '([^']+)'/gm)].map(([, name]) => name!)
  return found.flatMap((name) => (name.startsWith('.') ? [name, ...runtimeImports(join(dirname(file), name))] : [name]))
}

it.each(Object.entries(manifest.exports).filter(([door]) => !HEAVY.includes(door)))(
  'the door %s brings no schema along, so that a browser may enter by it',
  (_, file) => {
    expect(runtimeImports(join(root, file)).filter((name) => !name.startsWith('.'))).toEqual([])
    expect(runtimeImports(join(root, file)).filter((name) => /\/shapes\/|\/operations\//.test(name))).toEqual([])
  },
)

it('the doors with schemas are seen as such', () => {
  expect(runtimeImports(join(root, manifest.exports['.']))).toContain('zod')
})
