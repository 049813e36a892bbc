import { randomUUID } from 'node:crypto'
import { startConsumers } from '../../src/modules/ground/facts/index.ts'
import { factConsumers } from '../../src/fact-consumers.ts'
import { silentLogger } from '@baize/kit'
import type { TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { studioCall } from '../support/studio-calls.ts'
import { berliner, bet, count, later, open, play, startAtPlay } from './at-play.ts'

const MINUTE_MS = 60_000

let platform: TestPlatform
beforeAll(async () => {
  platform = await startAtPlay()
})
beforeEach(() => {
  // Half past ten in the evening in Berlin.
  platform.clock.advance(Date.parse('2100-03-01T21:30:00Z') - platform.clock.now().getTime())
})
afterAll(() => platform[Symbol.asyncDispose]())

it('a sitting goes on over games and tabs, and counts what was staked and won of real money', async () => {
  const anna = await berliner(platform)
  expect(await anna.call('getSitting', {})).toBeNull()
  await play(platform, anna, [{ stake: '100', win: '250' }])
  await later(platform, anna, 20 * MINUTE_MS)
  await play(platform, anna, [{ stake: '400', win: '0' }], 'game-1')
  await count(platform)
  expect(await anna.call('getSitting', {})).toMatchObject({
    startedAt: '2100-03-01T21:30:00.000Z',
    elapsedSeconds: 1200,
    intervalMinutes: null,
    checkInSeconds: null,
    money: [
      { currency: 'EUR', sitting: { staked: 5, won: 2.5, net: -2.5 }, today: { staked: 5, won: 2.5, net: -2.5 } },
    ],
  })
})

it('a pause of half an hour ends it; the day goes on, and ends at midnight where the player lives', async () => {
  const anna = await berliner(platform)
  await play(platform, anna, [{ stake: '300', win: '0' }])
  await later(platform, anna, 31 * MINUTE_MS)
  await count(platform)
  expect(await anna.call('getSitting', {})).toBeNull()
  await play(platform, anna, [{ stake: '100', win: '150' }])
  await count(platform)
  const second = await anna.call('getSitting', {})
  expect(second).toMatchObject({ elapsedSeconds: 0, money: [{ sitting: { net: 0.5 }, today: { net: -2.5 } }] })
  for (const minutes of [29, 29, 10]) {
    await later(platform, anna, minutes * MINUTE_MS)
    await play(platform, anna, [{ stake: '50', win: '0' }])
  }
  await count(platform)
  expect(await anna.call('getSitting', {})).toMatchObject({
    elapsedSeconds: 68 * 60,
    money: [{ sitting: { net: -1 }, today: { net: -0.5 } }],
  })
})

it('the reality check comes at the chosen interval, for every tab, until it is answered', async () => {
  const anna = await berliner(platform)
  expect(await anna.call('getRealityCheck', {})).toEqual({
    intervalMinutes: null,
    everyMinutes: null,
    choices: [15, 30, 60],
  })
  await anna.call('setRealityCheck', { body: { intervalMinutes: 15 } })
  await play(platform, anna, [{ stake: '100', win: '0' }])
  await count(platform)
  expect(await anna.call('getSitting', {})).toMatchObject({ intervalMinutes: 15, checkInSeconds: 900 })
  await later(platform, anna, 5 * MINUTE_MS)
  expect(await anna.call('answerRealityCheck', { body: { answer: 'continue' } })).toMatchObject({ checkInSeconds: 600 })
  await later(platform, anna, 10 * MINUTE_MS)
  // Opening the game again changes nothing about it.
  await play(platform, anna, [])
  await count(platform)
  expect(await anna.call('getSitting', {})).toMatchObject({ elapsedSeconds: 900, checkInSeconds: 0 })
  const answered = await anna.call('answerRealityCheck', { body: { answer: 'continue' } })
  expect(answered).toMatchObject({ elapsedSeconds: 900, checkInSeconds: 900 })
  await Promise.all([1, 2].map(() => anna.call('answerRealityCheck', { body: { answer: 'leave' } })))
  await count(platform)
  expect(await anna.call('getSitting', {})).toMatchObject({ checkInSeconds: 900 })
  const { rows } = await platform.pool.query(
    `SELECT data FROM fact WHERE player_id = $1 AND kind = 'reality_check_answered'`,
    [anna.id],
  )
  expect(rows).toEqual([{ data: { answer: 'continue', elapsedSeconds: 900 } }])
})

it('no stake is taken while a check is due and not answered, by any path; wins still count', async () => {
  const anna = await berliner(platform)
  await anna.call('setRealityCheck', { body: { intervalMinutes: 15 } })
  const opened = await open(platform, anna)
  const { sessionToken } = opened
  const round = await bet(platform, sessionToken, '100')
  expect(round['status']).toBe('ok')
  await count(platform)
  await later(platform, anna, 15 * MINUTE_MS)
  expect((await bet(platform, sessionToken, '100'))['status']).toBe('check_due')
  // Another game, another interval that is over as well, and the wish for none at once change nothing but the last.
  expect((await bet(platform, (await open(platform, anna, 'game-1')).sessionToken, '100', 'game-1'))['status']).toBe(
    'check_due',
  )
  const win = { sessionToken, transactionId: randomUUID(), roundId: round['roundId'], gameId: 'game-0' }
  const won = { ...win, amount: '50', currency: 'EUR', isRoundClosed: true }
  expect((await studioCall(platform, 'win', won))['status']).toBe('ok')
  await anna.call('answerRealityCheck', { body: { answer: 'continue' } })
  expect((await bet(platform, sessionToken, '100'))['status']).toBe('ok')
  await count(platform)
  await later(platform, anna, 15 * MINUTE_MS)
  expect((await bet(platform, sessionToken, '100'))['status']).toBe('check_due')
  await anna.call('setRealityCheck', { body: { intervalMinutes: null } })
  expect((await bet(platform, sessionToken, '100'))['status']).toBe('ok')
})

it('an interval that is not offered is refused', async () => {
  const anna = await berliner(platform)
  const refusal = await anna.refusal('setRealityCheck', { body: { intervalMinutes: 45 as 15 } })
  expect(refusal).toMatchObject({ status: 422, fields: { intervalMinutes: expect.anything() } })
})

it('what is counted on the way is what a count from the first fact on says', async () => {
  const [anna, ben] = [await berliner(platform), await berliner(platform)]
  const consumers = startConsumers({
    pool: platform.pool,
    clock: platform.clock,
    logger: silentLogger,
    consumers: factConsumers,
  })
  for (let quarter = 0; quarter < 4; quarter++) {
    await play(platform, anna, [{ stake: '100', win: String(quarter * 60) }])
    await play(platform, ben, [{ stake: '10', win: '5' }])
    await later(platform, anna, 9 * MINUTE_MS)
    await later(platform, ben, 0)
  }
  const figures = async () => {
    const rows = await platform.pool.query(
      'SELECT * FROM player_position WHERE player_id = ANY($1) ORDER BY player_id, currency, at',
      [[anna.id, ben.id]],
    )
    return rows.rows
  }
  const last = async () => (await figures()).findLast(({ player_id: id }) => id === anna.id)
  await vi.waitFor(async () => expect(await last()).toMatchObject({ stake_count: 4, staked: '400', won: '360' }), {
    timeout: 15_000,
    interval: 20,
  })
  const lastOfBen = async () => (await figures()).findLast(({ player_id: id }) => id === ben.id)
  await vi.waitFor(async () => expect(await lastOfBen()).toMatchObject({ stake_count: 4, staked: '40', won: '20' }), {
    timeout: 15_000,
    interval: 20,
  })
  await consumers.stop()
  const onTheWay = await figures()
  await count(platform)
  expect(await figures()).toEqual(onTheWay)
})
