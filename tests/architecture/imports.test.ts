import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { moduleGraph } from '../../apps/platform/src/module-graph.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Import {
  /** The importing file, from the root. */
  from: string
  /** The imported file from the root, or the package's name. */
  to: string
}

/** What each part may import of ours; the sentence is what a failing build says. */
const RULES: { part: RegExp; may: RegExp; sentence: string }[] = [
  { part: /^packages\/(kit|money|ui)\//, may: /^$/, sentence: 'kit, money and ui import nothing of ours' },
  { part: /^packages\/contract\//, may: /^@baize\/money$/, sentence: 'contract imports money only' },
  { part: /^packages\/database\//, may: /^@baize\/kit$/, sentence: 'database imports kit only' },
  {
    part: /^packages\/client\//,
    may: /^@baize\/(contract|money)(\/|$)/,
    sentence: 'client imports contract and money only',
  },
  {
    part: /^apps\/web\//,
    may: /^@baize\/(ui|client|contract|money)(\/|$)/,
    sentence: 'web imports ui, client, contract and money; never the platform',
  },
  {
    part: /^apps\/platform\//,
    may: /^@baize\/(kit|money|contract|database)(\/|$)/,
    sentence: 'platform imports kit, money, contract and database; never the web',
  },
  {
    part: /^apps\/sandbox\//,
    may: /^@baize\/(kit|money)$/,
    sentence: 'the sandbox is an outside company: it imports kit and money only and talks over HTTP',
  },
  {
    part: /^apps\/site\//,
    may: /^@baize\/(web|platform|database|kit|money|contract|client)(\/|$)/,
    sentence: 'site composes web and platform and starts the sandbox as a process',
  },
]

const imports = ['packages', 'apps'].flatMap((folder) => sourcesBelow(folder)).flatMap(importsOf)

describe('architecture', () => {
  it('reads a graph worth checking', () => {
    expect(imports.length).toBeGreaterThan(200)
    expect(imports.some(({ to }) => to === '@baize/kit')).toBe(true)
  })

  it.each(RULES)('$sentence', ({ part, may }) => {
    const broken = imports.filter(({ from, to }) => part.test(from) && to.startsWith('@baize/') && !may.test(to))
    expect(broken).toEqual([])
  })

  it('a package is reached by its name, never by a path into it', () => {
    const home = (path: string) => path.split('/').slice(0, 2).join('/')
    expect(imports.filter(({ from, to }) => /^(packages|apps)\//.test(to) && home(from) !== home(to))).toEqual([])
  })

  it('a platform module is entered by its door, along an edge of module-graph.ts', () => {
    const moduleOf = (path: string) => /^apps\/platform\/src\/modules\/([^/]+)\//.exec(path)?.[1]
    const broken = imports.filter(({ from, to }) => {
      const target = moduleOf(to)
      if (!target || target === moduleOf(from) || isMigrationList(from)) return false
      const isDoor = to === `apps/platform/src/modules/${target}/index.ts`
      const source = moduleOf(from)
      return !isDoor || (source !== undefined && !moduleGraph[source]?.includes(target))
    })
    expect(broken).toEqual([])
  })

  it('the graph of platform modules has no cycle, and the ledger stands at its foot', () => {
    expect(moduleGraph.ledger ?? []).toEqual([])
    const visit = (name: string, path: string[]): void => {
      expect(path, `cycle ${[...path, name].join(' → ')}`).not.toContain(name)
      for (const next of moduleGraph[name] ?? []) visit(next, [...path, name])
    }
    for (const name of Object.keys(moduleGraph)) visit(name, [])
  })

  it('a web feature does not know another feature', () => {
    const featureOf = (path: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1]
    const broken = imports.filter(({ from, to }) => {
      const source = featureOf(from)
      const target = featureOf(to)
      return source !== undefined && target !== undefined && source !== target
    })
    expect(broken).toEqual([])
  })

  it('React stays out of the platform', () => {
    expect(
      imports.filter(({ from, to }) => from.startsWith('apps/platform/') && /^react(-dom)?(\/|$)/.test(to)),
    ).toEqual([])
  })

  it('no schema library reaches the browser', () => {
    const broken = imports.filter(
      ({ from, to }) => /^(apps\/web|packages\/(ui|client))\//.test(from) && /^zod(\/|$)/.test(to),
    )
    expect(broken).toEqual([])
  })
})

function isMigrationList(path: string): boolean {
  return path === 'apps/platform/src/migrations.ts'
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/(node_modules|\/test\/|\/e2e\/|^packages\/testkit\/)/.test(path))
}

/** Import and export-from statements, dynamic imports too; type-only ones count as well. */
function importsOf(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8')
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|(?:^|\n)import\s*'([^']+)'/g,
  )
  return [...found].map(([, named, dynamic, bare]) => {
    const target = (named ?? dynamic ?? bare)!
    const to = target.startsWith('.')
      ? relative(root, resolve(root, dirname(from), target)).replaceAll('\\', '/')
      : target
    return { from, to }
  })
}
