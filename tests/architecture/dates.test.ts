import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourceFiles } from '../support/sources.ts'

/** What players see is written by these. */
const SEEN = /^(apps\/web\/src|apps\/platform\/src\/flows|packages\/ui\/src)\//

const files = sourceFiles()
  .filter((path) => SEEN.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))

it('instants are written by one helper on every page and in every letter', () => {
  const own = /\b(dateStyle|timeStyle)\b|toLocale(Date|Time)String|\bhour: '/
  expect(files.filter(({ source }) => own.test(source)).map(({ path }) => path)).toEqual([])
})

it('players have one number on every page and in every file', () => {
  const own = /split\('-'(, 1)?\)\[0\]!?\.toUpperCase|\.externalId\b|\bexternalId[ ,})]/
  expect(files.filter(({ source }) => own.test(source)).map(({ path }) => path)).toEqual([])
})
