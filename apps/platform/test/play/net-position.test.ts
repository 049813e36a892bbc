import type { TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { berliner, count, later, play, startAtPlay } from './at-play.ts'

const HOUR_MS = 3_600_000

let platform: TestPlatform
beforeAll(async () => {
  platform = await startAtPlay()
})
beforeEach(() => {
  // A Saturday evening in Berlin, before the clocks go forward.
  platform.clock.advance(Date.parse('2100-03-27T20:00:00Z') - platform.clock.now().getTime())
})
afterAll(() => platform[Symbol.asyncDispose]())

it('is what was won less what was staked, cut by the own days of the player across a change of clocks', async () => {
  const anna = await berliner(platform)
  await play(platform, anna, [{ stake: '100', win: '300' }])
  // The first minutes of Sunday, and the last ones of a day of twenty-three hours.
  await later(platform, anna, 3 * HOUR_MS + 60_000)
  await play(platform, anna, [{ stake: '400', win: '0' }])
  await later(platform, anna, 22 * HOUR_MS + 58 * 60_000 - 120_000)
  await play(platform, anna, [{ stake: '50', win: '0' }])
  await later(platform, anna, 5 * 60_000)
  await play(platform, anna, [{ stake: '10', win: '25' }])
  await count(platform)
  const position = await anna.call('getNetPosition', { query: { dateFrom: '2100-03-27', dateTo: '2100-03-29' } })
  expect(position).toMatchObject({
    currency: 'EUR',
    step: 'day',
    staked: 5.6,
    won: 3.25,
    net: -2.35,
    secondsPlayed: 300,
  })
  expect(position.steps.map(({ from, net }) => [from, net])).toEqual([
    ['2100-03-27', 2],
    ['2100-03-28', -4.5],
    ['2100-03-29', 0.15],
  ])
})

it('is cut into weeks, months and years where the range is long, and takes the ends in either order', async () => {
  const anna = await berliner(platform)
  await play(platform, anna, [{ stake: '100', win: '0' }])
  await count(platform)
  const position = (dateFrom: string, dateTo: string) => anna.call('getNetPosition', { query: { dateFrom, dateTo } })
  expect(await position('2100-03-27', '2100-02-03')).toMatchObject({
    dateFrom: '2100-02-03',
    step: 'week',
    net: -1,
    steps: [{ from: '2100-02-03' }, { from: '2100-02-08' }, {}, {}, {}, {}, {}, { from: '2100-03-22', net: -1 }],
  })
  const year = await position('2099-04-15', '2100-03-27')
  expect(year).toMatchObject({ step: 'month', net: -1 })
  expect(year.steps.map(({ from }) => from).slice(0, 2)).toEqual(['2099-04-15', '2099-05-01'])
  expect((await position('2000-01-01', '2100-03-27')).step).toBe('year')
  expect(await anna.call('getNetPosition', {})).toMatchObject({ dateFrom: '2100-02-26', dateTo: '2100-03-27', net: -1 })
})

it('is of one currency and one player, and refuses a currency the house does not know', async () => {
  const [anna, ben] = [await berliner(platform), await berliner(platform)]
  await play(platform, anna, [{ stake: '100', win: '0' }])
  await count(platform)
  expect(await anna.call('getNetPosition', { query: { currency: 'USD' } })).toMatchObject({ currency: 'USD', net: 0 })
  expect(await ben.call('getNetPosition', {})).toMatchObject({ net: 0, secondsPlayed: 0 })
  expect(await ben.refusal('getNetPosition', { query: { currency: 'XXX' } })).toMatchObject({ status: 422 })
})
