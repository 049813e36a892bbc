import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepLoyalty } from '../../src/flows/offers/loyalty/keep-loyalty.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform()
  await keepLoyalty(platform.services)
})
afterAll(() => platform[Symbol.asyncDispose]())

const list = (query: object = {}) => platform.visitor().callWithMeta('listLoyaltyLevels', { query })

it('tells guests the levels the house offers, the first one first, with what each brings', async () => {
  const { data, meta } = await list()
  const offered = platform.services.offers.current().loyalty.levels
  expect(data).toEqual(
    offered.map(({ names, points }, index) => ({
      id: expect.any(String),
      name: names.en,
      names,
      order: index + 1,
      points,
      rewards: expect.any(Array),
    })),
  )
  expect(meta).toEqual({ page: 1, perPage: 8, totalPages: 1, totalRows: 8 })
  const none = { amount: null, currency: null, count: null, game: null, wagering: 0 }
  expect(data.find(({ name }) => name === 'Silver')!.rewards).toEqual([
    { ...none, kind: 'bonus', amount: 20, currency: 'EUR', wagering: 10 },
    { ...none, kind: 'points', count: 250 },
  ])
  expect(data.find(({ name }) => name === 'Brass')!.rewards).toEqual([
    { ...none, kind: 'money', amount: 750, currency: 'EUR' },
  ])
})

it('tells rewards in the currency that is asked for, and names one there is not', async () => {
  const { data } = await list({ currency: 'SEK' })
  expect(data.at(-1)!.rewards).toMatchObject([{ kind: 'money', amount: 7500, currency: 'SEK' }])
  expect(await platform.refusal('listLoyaltyLevels', { query: { currency: 'XXX' } })).toMatchObject({
    fields: { currency: expect.any(Array) },
  })
})

it('says what stake is one point, in the currency that is asked for', async () => {
  const ask = (query: object) => platform.visitor().call('getPointTerms', { query })
  expect(await ask({})).toEqual({ stake: 1, currency: 'EUR', weights: { games: {}, types: {} } })
  expect(await ask({ currency: 'SEK' })).toMatchObject({ stake: 10, currency: 'SEK' })
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
