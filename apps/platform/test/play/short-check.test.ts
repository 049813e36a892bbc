import { randomUUID } from 'node:crypto'
import { silentLogger } from '@baize/kit'
import type { TestPlatform, TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { changesOfPlay } from '../../src/flows/play/count-changes.ts'
import { lookAtPlay } from '../../src/flows/play/look-at-play.ts'
import { rebuildConsumer } from '../../src/modules/ground/facts/index.ts'
import { factsOf } from '../support/money.ts'
import { berliner, count, later, play, startAtPlay } from './at-play.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let platform: TestPlatform
beforeAll(async () => {
  platform = await startAtPlay()
})
beforeEach(() => {
  platform.clock.advance(Date.parse('2100-03-01T18:00:00Z') - platform.clock.now().getTime())
})
afterAll(() => platform[Symbol.asyncDispose]())

/** Lets the player have raised so many limits at the moment. */
async function raiseLimits(player: TestPlayer, times: number): Promise<void> {
  const data = { limitId: randomUUID(), definition: 3, period: 'daily', change: 'raised' }
  for (let raise = 0; raise < times; raise++)
    await platform.pool.query(`SELECT fact_record('limit_changed', $1, $2, $3)`, [
      player.id,
      data,
      platform.clock.now(),
    ])
}

async function look(): Promise<void> {
  await count(platform)
  await rebuildConsumer({ pool: platform.pool, clock: platform.clock, logger: silentLogger }, changesOfPlay)
  platform.clock.advance(6 * 60_000)
  await Promise.all([lookAtPlay(platform.services), lookAtPlay(platform.services)])
}

const read = (player: TestPlayer) => player.call('getShortCheck', {})

it('a player whose play stands out is asked once, on every open page, and says how it sits with them', async () => {
  const [anna, ben] = [await berliner(platform), await berliner(platform)]
  expect(await read(anna)).toEqual({ asked: null, lookedAt: null, figures: null })
  await play(platform, anna, [{ stake: '1000', win: '250' }])
  await play(platform, ben, [{ stake: '1000', win: '250' }])
  await raiseLimits(anna, 2)
  await look()
  const check = await read(anna)
  expect(check).toMatchObject({
    asked: { figures: { marks: ['raises'] } },
    lookedAt: '2100-03-01T18:06:00.000Z',
    figures: {
      marks: ['raises'],
      money: [{ currency: 'EUR', lost: { week: 7.5, usual: 0 } }],
      nights: { week: 0, fourWeeks: 0 },
      raises: 2,
    },
  })
  expect(await read(ben)).toMatchObject({ asked: null, figures: { marks: [], raises: 0 } })
  const told = (await factsOf(platform.pool, 'player:profile', anna.id)).filter(
    ({ event }) => event === 'player.short-check.asked',
  )
  expect(told).toEqual([{ event: 'player.short-check.asked', check }])

  const answers = await Promise.all(
    (['more', 'skipped'] as const).map((answer) => anna.call('answerShortCheck', { body: { answer } })),
  )
  for (const answer of answers) expect(answer).toEqual({ ...check, asked: null })
  expect(await ben.call('answerShortCheck', { body: { answer: 'planned' } })).toMatchObject({ asked: null })
  const { rows } = await platform.pool.query(
    `SELECT kind, data - 'checkId' AS data FROM fact_inbox WHERE player_id = $1 AND kind LIKE 'short_check%'`,
    [anna.id],
  )
  expect(rows).toEqual([
    { kind: 'short_check_asked', data: { marks: ['raises'] } },
    { kind: 'short_check_answered', data: { answer: expect.stringMatching(/more|skipped/) } },
  ])
})

it('nobody is asked again before four weeks, and a question that nobody answers is withdrawn', async () => {
  const anna = await berliner(platform)
  await raiseLimits(anna, 2)
  await look()
  const first = await read(anna)
  expect(first.asked).not.toBeNull()
  await later(platform, anna, 13 * DAY_MS)
  expect((await read(anna)).asked).toEqual(first.asked)
  await later(platform, anna, DAY_MS)
  expect((await read(anna)).asked).toBeNull()
  await raiseLimits(anna, 2)
  await look()
  expect((await read(anna)).asked).toBeNull()
  await later(platform, anna, 14 * DAY_MS)
  await raiseLimits(anna, 1)
  await look()
  expect((await read(anna)).asked).toMatchObject({ figures: { marks: ['raises'] } })
})

it('an operator of risk sees the figures that the player sees, and what was asked and answered', async () => {
  const anna = await berliner(platform)
  await play(platform, anna, [{ stake: '500', win: '0' }])
  await raiseLimits(anna, 3)
  await look()
  const seen = await read(anna)
  const risk = await platform.operator({ roles: ['risk'] })
  const playerId = anna.id
  expect(await risk.call('getPlayerShortCheck', { params: { playerId } })).toEqual(seen)
  await anna.call('answerShortCheck', { body: { answer: 'planned' } })
  expect(await risk.call('listShortChecks', { query: { playerId } })).toEqual([
    {
      id: seen.asked!.id,
      playerId,
      askedAt: seen.asked!.askedAt,
      figures: seen.figures,
      answer: 'planned',
      answeredAt: platform.clock.now().toISOString(),
    },
  ])
  expect(await risk.call('listShortChecks', { query: {} })).toContainEqual(expect.objectContaining({ playerId }))
})
