import { fileURLToPath } from 'node:url'
import { createPacks } from '@baize/platform'
import { expect, it } from 'vitest'
import { clauseKey, findClauseTests } from '../src/commands/clause-tests.ts'

const { all } = createPacks({ countries: [], licence: null, folder: null })
const tests = findClauseTests(fileURLToPath(new URL('../../..', import.meta.url)))
const keys = all.flatMap(({ name, settings }) =>
  Object.values(settings).flatMap((clauses) => clauses.map(({ clause }) => clauseKey(name, clause))),
)

it('every clause of every shipped pack has a test that names it', () => {
  expect([...new Set(keys)].filter((key) => !tests.has(key))).toEqual([])
})

it('every test that names a clause names one there is', () => {
  const names = all.map(({ name }) => `${name.toUpperCase()} `)
  const named = [...tests.keys()].filter((key) => names.some((name) => key.startsWith(name)))
  expect(named.filter((key) => !keys.includes(key))).toEqual([])
})
