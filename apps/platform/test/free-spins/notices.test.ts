import { LimitDefinition } from '@baize/contract/kinds'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tellOfBonuses } from '../../src/flows/offers/bonuses/tell-of-bonuses.ts'
import { tellOfFreeSpins } from '../../src/flows/offers/bonuses/tell-of-free-spins.ts'
import { expireSpins } from '../../src/modules/offers/free-spins/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { makeFeed } from '../support/feed.ts'
import { giveSpins } from '../support/free-spins.ts'
import { CARRIERS, TestPost } from '../support/post.ts'
import { newReader, toldOf as readTold } from '../support/told.ts'

const post = new TestPost()
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
  await syncFeed(platform.pool, 'studio', platform.clock.now(), makeFeed(1))
})
afterAll(() => platform[Symbol.asyncDispose]())

const HOUR_MS = 3_600_000

const newPlayer = (locale?: string) => newReader(platform, locale)
const toldOf = (player: TestPlayer) => readTold(platform, post, player)

async function give(player: TestPlayer, over: Parameters<typeof giveSpins>[2] = {}): Promise<void> {
  const [account] = await player.call('listAccounts', {})
  await giveSpins(platform.pool, { playerId: player.id, accountId: account!.id }, over, platform.clock.now())
}

/** Does what the jobs of a minute do, at two processes at once. */
async function tell(): Promise<void> {
  await expireSpins(platform.pool, platform.clock.now())
  await Promise.all([tellOfFreeSpins(platform.services), tellOfFreeSpins(platform.services)])
  await tellOfBonuses(platform.services)
}

it('tells once of free spins that were given, a day before they end, and once they have ended', async () => {
  const anna = await newPlayer()
  await give(anna, { playWithinMinutes: 2880 })
  await tell()
  await tell()
  expect((await toldOf(anna)).letters[0]!.text).toContain('“Some spins” (3)')
  platform.clock.advance(25 * HOUR_MS)
  await tell()
  platform.clock.advance(24 * HOUR_MS)
  await tell()
  await tell()
  const { letters, titles } = await toldOf(anna)
  expect(letters.map(({ kind }) => kind)).toEqual(['freeSpinsGiven', 'freeSpinsExpiring', 'freeSpinsEnded'])
  expect(titles).toEqual(['You have free spins', 'Free spins are about to end', 'Free spins have ended'])
  expect(letters[1]!.text).toContain('3 of 3 have not been played')
  expect(letters[2]!.text).toContain('0 of 3 were played, and they won EUR\u00a00.00')
})

it('tells in the language of the player, and of those to be started too', async () => {
  const anna = await newPlayer('de')
  await give(anna, { isIssued: true, activateWithinMinutes: 2880 })
  await tell()
  platform.clock.advance(25 * HOUR_MS)
  await tell()
  expect((await toldOf(anna)).titles).toEqual(['Du hast Freispiele', 'Freispiele laufen bald ab'])
})

it('tells who may be offered nothing of ends alone', async () => {
  const anna = await newPlayer()
  await give(anna)
  await anna.call('createLimit', { body: { definition: LimitDefinition.coolingOff, period: '1_week' } })
  await tell()
  platform.clock.advance(2 * HOUR_MS)
  await tell()
  expect((await toldOf(anna)).titles).toEqual(['Free spins have ended'])
})
