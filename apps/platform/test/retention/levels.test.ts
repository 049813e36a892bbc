import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstLevels } from '../../src/modules/offers/loyalty/rules.ts'

let platform: TestPlatform
beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())

const list = (query: object = {}) => platform.visitor().callWithMeta('listLoyaltyLevels', { query })

it('tells guests the levels the house starts out with, the first one first', async () => {
  const { data, meta } = await list()
  expect(data).toEqual(
    firstLevels.map(({ name, points }, index) => ({ id: expect.any(String), name, order: index + 1, points })),
  )
  expect(meta).toEqual({ page: 1, perPage: 8, totalPages: 1, totalRows: 8 })
})

it('begins with a level everybody has, and asks for more points with each', () => {
  expect(firstLevels[0]!.points).toBe(0)
  const points = firstLevels.map((level) => level.points)
  expect(points).toEqual([...new Set(points)].toSorted((left, right) => left - right))
})

it.each([
  [{ sortBy: 'points', sortOrder: 'desc' }, 'Brass'],
  [{ sortOrder: 'desc' }, 'Brass'],
  [{ sortBy: 'points' }, 'Felt'],
])('sorts as asked: %j', async (query, first) => {
  expect((await list(query)).data[0]!.name).toBe(first)
})

it('gives a page when one is asked for', async () => {
  const { data, meta } = await list({ page: 2, perPage: 3 })
  expect(data.map(({ order }) => order)).toEqual([4, 5, 6])
  expect(meta).toEqual({ page: 2, perPage: 3, totalPages: 3, totalRows: 8 })
  expect((await list({ page: 9, perPage: 3 })).data).toEqual([])
})

it('names a way to sort that there is not', async () => {
  const failure = await platform.refusal('listLoyaltyLevels', { query: { sortBy: 'name' } })
  expect(failure).toMatchObject({ status: 422, fields: { sortBy: expect.any(Array) } })
})
