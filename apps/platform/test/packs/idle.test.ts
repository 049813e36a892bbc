import { Platform, refusalCodes } from '@baize/contract'
import { silentLogger, systemClock } from '@baize/kit'
import {
  startTestPlatform,
  startTestProcess,
  testConfig,
  testDatabase,
  type TestPlatform,
  type TestPlayer,
} from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endIdle, signsAtPlay } from '../../src/flows/person/presence.ts'
import { rebuildConsumer } from '../../src/modules/ground/facts/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { registerSeamless } from '../../src/modules/play/seamless/index.ts'
import { bet } from '../play/at-play.ts'
import { openSocket } from '../processes/socket.ts'
import { makeFeed } from '../support/feed.ts'
import { pay } from '../support/money.ts'
import { REGISTERS, TestRegisters } from '../support/registers.ts'
import { STUDIO, studioCall } from '../support/studio-calls.ts'

const MINUTE_MS = 60_000
const SECOND_MS = 1_000
const packs = { countries: ['on', 'se', 'mt', 'de'], licence: null, folder: null }

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({
    companies: [STUDIO, ...REGISTERS],
    register: registerSeamless,
    config: { packs },
    services: { fetch: new TestRegisters().fetch },
  })
  await syncFeed(platform.pool, STUDIO.id, platform.clock.now(), makeFeed(1))
})
afterAll(() => platform[Symbol.asyncDispose]())

const playerOf = (country: string) => platform.player({ form: { country } })

describe('a session without a sign of its player', () => {
  it.each([
    ['ON Std 4.30 in CA', 30],
    ['SE SIFS 2022:3, 8 in SE', 2],
    ['MT PPD session in MT', 30],
    ['DE § 6h, session in DE', 30],
  ] as const)('%s: ends after %i minutes, whatever its page asks for by itself', async (row, idleMinutes) => {
    const anna = await playerOf(row.slice(-2))
    expect(await anna.call('getPresence', {})).toEqual({ idleMinutes, endsInSeconds: idleMinutes * 60 })
    // In two steps, because a token lives for a quarter of an hour only.
    for (const passedMs of [(idleMinutes * MINUTE_MS) / 2, (idleMinutes * MINUTE_MS) / 2 - SECOND_MS]) {
      platform.clock.advance(passedMs)
      anna.token = (await anna.call('refreshSession', {})).accessToken
      await anna.call('getProfile', {})
    }
    expect(await anna.call('getPresence', {})).toEqual({ idleMinutes, endsInSeconds: 1 })
    platform.clock.advance(SECOND_MS)
    for (const operation of ['getProfile', 'reportPresence', 'refreshSession'] as const)
      expect(await anna.refusal(operation, {})).toMatchObject(refusalCodes.session_idle)
  })

  it('OPEN part 1, 4: goes on', async () => {
    const anna = await playerOf('AT')
    expect(await anna.call('reportPresence', {})).toEqual({ idleMinutes: null, endsInSeconds: null })
    platform.clock.advance(14 * MINUTE_MS)
    await endIdle(platform.services)
    await anna.call('getProfile', {})
  })
})

describe('signs of a player', () => {
  it('are what they say and what they change, and each gives the whole time again', async () => {
    const anna = await playerOf('SE')
    platform.clock.advance(90 * SECOND_MS)
    expect(await anna.call('reportPresence', {})).toEqual({ idleMinutes: 2, endsInSeconds: 120 })
    platform.clock.advance(90 * SECOND_MS)
    await anna.call('updateProfile', { body: { timeZone: 'Europe/Stockholm' } })
    expect(await anna.call('getPresence', {})).toMatchObject({ endsInSeconds: 120 })
  })

  it('are kept sparingly: what moves the end by little is not written', async () => {
    const anna = await playerOf('SE')
    const version = async () =>
      (await platform.pool.query('SELECT xmin::text FROM player_session WHERE id = $1', [anna.sessionId])).rows[0]
    const before = await version()
    platform.clock.advance(4 * SECOND_MS)
    await anna.call('reportPresence', {})
    expect(await version()).toEqual(before)
    platform.clock.advance(1 * SECOND_MS)
    await anna.call('reportPresence', {})
    expect(await version()).not.toEqual(before)
  })

  it('are stakes, in the sign-in that opened the game and in no other', async () => {
    const anna = await playerOf('MT')
    await pay(platform.pool, anna, 10_000n)
    const phone = await signInAgain(anna)
    const sessionToken = await openGame(anna)
    platform.clock.advance(10 * MINUTE_MS)
    expect(await bet(platform, sessionToken, '100')).toMatchObject({ status: 'ok' })
    await countSigns()
    expect(await anna.call('getPresence', {})).toMatchObject({ endsInSeconds: 30 * 60 })
    expect(await phone.call('getPresence', {})).toMatchObject({ endsInSeconds: 20 * 60 })
    platform.clock.advance(30 * MINUTE_MS)
    expect(await bet(platform, sessionToken, '100')).not.toMatchObject({ status: 'ok' })
    await countSigns()
    expect(await anna.refusal('refreshSession', {})).toMatchObject(refusalCodes.session_idle)
  })

  it('have a session go by the rules of today that began before they held', async () => {
    const anna = await playerOf('MT')
    const unruled = 'UPDATE player_session SET idle_minutes = NULL, idle_ends_at = NULL WHERE id = $1'
    await platform.pool.query(unruled, [anna.sessionId])
    expect(await anna.call('getPresence', {})).toMatchObject({ idleMinutes: null })
    expect(await anna.call('reportPresence', {})).toEqual({ idleMinutes: 30, endsInSeconds: 1800 })
  })
})

it('a session that nobody asks for any more is closed, and its socket at another process with it', async () => {
  await using database = await testDatabase()
  const config = { ...testConfig(), packs }
  await using here = await startTestProcess(database, { config })
  await using there = await startTestProcess(database, { config: here.config })
  const anna = await here.player({ form: { country: 'MT' } })
  using socket = await openSocket(there.url, anna.token)
  await endIdle({ pool: here.pool, clock: systemClock })
  expect(socket.client.state).toBe('connected')
  // Over by more than the millisecond that the clock of a process may be behind the database's.
  const over = `UPDATE player_session SET idle_ends_at = now() - interval '1 second' WHERE id = $1`
  await database.pool.query(over, [anna.sessionId])
  await endIdle({ pool: here.pool, clock: systemClock })
  expect(await socket.ended).toBe(3500)
  const { rows } = await database.pool.query('SELECT ended_by FROM player_session WHERE id = $1', [anna.sessionId])
  expect(rows).toEqual([{ ended_by: 'idle' }])
})

async function signInAgain(anna: TestPlayer) {
  const phone = platform.visitor()
  const body = { login: anna.email, password: anna.password }
  phone.token = (await phone.call('createSession', { body })).accessToken
  return phone
}

async function openGame(anna: TestPlayer): Promise<string> {
  const { token } = await anna.call('playGame', {
    params: { id: 'game-0' },
    body: { lobbyUrl: '/main', locale: 'en', countryCode: 'MT', platform: Platform.desktop, demoMode: false },
  })
  const { sessionToken } = await studioCall(platform, 'session', { launchToken: token, gameId: 'game-0' })
  return sessionToken as string
}

async function countSigns(): Promise<void> {
  await platform.pool.query('SELECT fact_number(10000)')
  await rebuildConsumer({ pool: platform.pool, clock: platform.clock, logger: silentLogger }, signsAtPlay)
}
