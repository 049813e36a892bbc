import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { moduleGraph, neighbourhoods, sqlGraph, tablePrefixes } from '../../apps/platform/src/module-graph.ts'

const platform = fileURLToPath(new URL('../../apps/platform/src', import.meta.url))

/** Definitions are `.sql` files beside their module: modules/<neighbourhood>/<module>/<name>.sql. */
const definitions = sqlBelow(join(platform, 'modules')).map((path) => ({
  path,
  module: path.split('/')[1]!,
  code: withoutComments(readFileSync(join(platform, 'modules', path), 'utf8')),
}))

/** Which module a function, view or trigger function was defined by. */
const definedBy = new Map(
  definitions.flatMap(({ module, code }) =>
    [...code.matchAll(/CREATE OR REPLACE (?:FUNCTION|VIEW) (\w+)/g)].map(([, name]) => [name!, module] as const),
  ),
)

const tables = sqlBelow(join(platform, 'schema')).flatMap((path) =>
  [...withoutComments(readFileSync(join(platform, 'schema', path), 'utf8')).matchAll(/CREATE TABLE (\w+)/g)].map(
    ([, name]) => name!,
  ),
)

it('gives each step of the schema a number of its own', () => {
  const numbers = sqlBelow(join(platform, 'schema')).map((path) => path.slice(0, 4))
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
})

describe('the SQL beside modules', () => {
  it('is read: functions, tables and what they touch', () => {
    expect(definedBy.get('round_take')).toBe('rounds')
    expect(tables).toContain('wallet_account')
    expect(touched(`SELECT x FROM wallet_account WHERE round_take(1)`)).toEqual(['round_take', 'wallet_account'])
  })

  it('knows whose every table is', () => {
    expect(tables.filter((table) => ownerOf(table) === undefined)).toEqual([])
  })

  it('defines each name once', () => {
    const all = definitions.flatMap(({ code }) => [...code.matchAll(/CREATE OR REPLACE (?:FUNCTION|VIEW) (\w+)/g)])
    const names = all.map(([, name]) => name!)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

  it('calls functions and views of another module only along an edge of module-graph.ts', () => {
    const broken = definitions.flatMap(({ path, module, code }) =>
      touched(code)
        .filter((name) => definedBy.has(name) && !mayReach(module, definedBy.get(name)!))
        .map((name) => `${path} calls ${name} of ${definedBy.get(name)}`),
    )
    expect(broken).toEqual([])
  })

  it('touches tables of another module only along an edge of module-graph.ts', () => {
    const broken = definitions.flatMap(({ path, module, code }) =>
      touched(code)
        .filter((name) => tables.includes(name) && !mayTouch(module, ownerOf(name)!))
        .map((name) => `${path} touches ${name} of ${ownerOf(name)}`),
    )
    expect(broken).toEqual([])
  })

  it('has an edge of its own only where imports have none and neighbourhoods look at each other', () => {
    const homeOf = (module: string) =>
      Object.keys(neighbourhoods).find((name) => neighbourhoods[name]!.modules.includes(module))!
    const edges = Object.entries(sqlGraph).flatMap(([source, targets]) =>
      targets.map((target) => ({ source, target, edge: `${homeOf(source)} → ${homeOf(target)}` })),
    )
    expect(edges.filter(({ source, target }) => moduleGraph[source]!.includes(target))).toEqual([])
    const foreign = edges.filter(
      ({ source, target }) =>
        homeOf(source) !== homeOf(target) && !neighbourhoods[homeOf(source)]!.mayLookAt.includes(homeOf(target)),
    )
    // The short path of a stake asks in one statement whether somebody is signed in and in good standing.
    expect([...new Set(foreign.map(({ edge }) => edge))]).toEqual(['play → person'])
  })
})

function mayReach(source: string, target: string): boolean {
  return source === target || mayTouch(source, target) || sqlGraph[source]?.includes(target) === true
}

/** An edge for SQL alone leads to functions and views, never to tables. */
function mayTouch(source: string, target: string): boolean {
  return source === target || moduleGraph[source]?.includes(target) === true
}

/** The module with the longest prefix of the table's name. */
function ownerOf(table: string): string | undefined {
  const fits = Object.entries(tablePrefixes).flatMap(([module, prefixes]) =>
    prefixes
      .filter((prefix) => table === prefix || table.startsWith(`${prefix}_`))
      .map((prefix) => ({ module, prefix })),
  )
  return fits.toSorted((left, right) => right.prefix.length - left.prefix.length)[0]?.module
}

/** Names that stand where a function is called or a table is read or written. */
function touched(code: string): string[] {
  const called = [...code.matchAll(/(?<!FUNCTION |VIEW )\b([a-z]\w+)\(/g)].map(([, name]) => name!)
  const read = [
    ...code.matchAll(/\b(?:FROM|JOIN|INSERT INTO|UPDATE|ON|REFERENCES|TABLE|USING)\s+(?:ONLY\s+)?([a-z]\w+)/g),
  ]
  const typed = [...code.matchAll(/^\s+\w+ ([a-z]\w+)( :=[^;]*)?;$/gm)]
  return [...new Set([...called, ...read.map(([, name]) => name!), ...typed.map(([, name]) => name!)])].toSorted()
}

function withoutComments(sql: string): string {
  return sql.replaceAll(/--[^\n]*/g, '')
}

function sqlBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .map((path) => path.replaceAll('\\', '/'))
}
