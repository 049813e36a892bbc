import { describe, expect, it } from 'vitest'
import { moduleGraph, neighbourhoods } from '../../apps/platform/src/module-graph.ts'
import { importsOf, sourceFiles } from '../support/sources.ts'

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
    may: /^@baize\/((ui|client|contract|money)(\/|$)|kit\/(visitor|game-frame|sportsbook-frame|csv)$)/,
    sentence:
      "web imports ui, client, contract and money, and kit's reading of visitors, games and tables; never the platform",
  },
  {
    part: /^apps\/desk\//,
    may: /^@baize\/((ui|client|contract)(\/|$)|kit\/csv$)/,
    sentence: "the desk imports ui, client and contract, and kit's tables; never the web, never the platform",
  },
  {
    part: /^apps\/platform\//,
    may: /^@baize\/(kit|money|contract|database)(\/|$)/,
    sentence: 'platform imports kit, money, contract and database; never the web',
  },
  {
    part: /^apps\/sandbox\//,
    may: /^@baize\/(kit(\/(game|sportsbook)-frame)?|money)$/,
    sentence: 'the sandbox is an outside company: it imports kit and money only and talks over HTTP',
  },
  {
    part: /^apps\/site\//,
    may: /^@baize\/(web|platform|database|kit|money|contract|client)(\/|$)/,
    sentence: 'site composes web and platform and starts the sandbox as a process',
  },
]

/** Product code; tests may look where they like. */
const imports = sourceFiles()
  .filter((path) => /^(packages|apps)\//.test(path))
  .filter((path) => !/(\.test\.tsx?$|\/test\/|\/e2e\/|^packages\/testkit\/)/.test(path))
  .flatMap(importsOf)

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
    const broken = imports.filter(({ from, to }) => {
      const target = moduleOf(to)
      const source = moduleOf(from)
      if (!target || target.name === source?.name) return false
      const isDoor = to === `apps/platform/src/modules/${target.neighbourhood}/${target.name}/index.ts`
      return !isDoor || (source !== undefined && !moduleGraph[source.name]?.includes(target.name))
    })
    expect(broken).toEqual([])
  })

  it('every folder of modules stands in module-graph.ts, in its neighbourhood', () => {
    const folders = imports.map(({ from }) => moduleOf(from)).filter((at) => at !== undefined)
    const listed = Object.entries(neighbourhoods).flatMap(([name, { modules }]) => modules.map((it) => `${name}/${it}`))
    expect(new Set(folders.map(({ neighbourhood, name }) => `${neighbourhood}/${name}`))).toEqual(new Set(listed))
    expect(new Set(Object.keys(moduleGraph))).toEqual(new Set(listed.map((path) => path.split('/')[1]!)))
  })

  it('an edge between modules stays in a neighbourhood or follows one it may look at', () => {
    const homeOf = (module: string) =>
      Object.keys(neighbourhoods).find((name) => neighbourhoods[name]!.modules.includes(module))!
    const broken = Object.entries(moduleGraph).flatMap(([source, targets]) =>
      targets
        .filter((target) => homeOf(source) !== homeOf(target))
        .filter((target) => !neighbourhoods[homeOf(source)]!.mayLookAt.includes(homeOf(target)))
        .map((target) => `${source} → ${target}`),
    )
    expect(broken).toEqual([])
  })

  it('neither the graph of modules nor that of neighbourhoods has a cycle, and the ledger stands at its foot', () => {
    expect(moduleGraph.ledger).toEqual([])
    expectNoCycle(moduleGraph)
    expectNoCycle(Object.fromEntries(Object.entries(neighbourhoods).map(([name, { mayLookAt }]) => [name, mayLookAt])))
  })

  it('flows stand above modules, the API above flows, and realtime sees events only', () => {
    const partOf = (path: string) => /^apps\/platform\/src\/(api|flows|modules|realtime)\//.exec(path)?.[1]
    const upward = new Set(['modules → flows', 'modules → api', 'modules → realtime', 'flows → api', 'realtime → api'])
    for (const to of ['flows', 'modules']) upward.add(`realtime → ${to}`)
    expect(imports.filter(({ from, to }) => upward.has(`${partOf(from)} → ${partOf(to)}`))).toEqual([])
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

  it('visitors are read on the server, never in the browser', () => {
    const broken = imports.filter(
      ({ from, to }) => to === '@baize/kit/visitor' && !/^apps\/(web\/src\/server|platform)\//.test(from),
    )
    expect(broken).toEqual([])
  })

  it('no schema library reaches the browser', () => {
    const broken = imports.filter(
      ({ from, to }) => /^(apps\/(web|desk)|packages\/(ui|client))\//.test(from) && /^zod(\/|$)/.test(to),
    )
    expect(broken).toEqual([])
  })
})

function moduleOf(path: string): { neighbourhood: string; name: string } | undefined {
  const found = /^apps\/platform\/src\/modules\/([^/]+)\/([^/]+)\//.exec(path)
  return found ? { neighbourhood: found[1]!, name: found[2]! } : undefined
}

function expectNoCycle(graph: Record<string, string[]>): void {
  const visit = (name: string, path: string[]): void => {
    expect(path, `cycle ${[...path, name].join(' → ')}`).not.toContain(name)
    for (const next of graph[name] ?? []) visit(next, [...path, name])
  }
  for (const name of Object.keys(graph)) visit(name, [])
}
