import { randomUUID } from 'node:crypto'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { takeSigns } from '../../src/modules/person/sessions/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { registerSeamless } from '../../src/modules/play/seamless/index.ts'
import { bet, count } from '../play/at-play.ts'
import { approveIdentity } from '../support/approve-identity.ts'
import { makeFeed } from '../support/feed.ts'
import { pay } from '../support/money.ts'
import { REGISTERS, TestRegisters } from '../support/registers.ts'
import { STUDIO, studioCall } from '../support/studio-calls.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({
    companies: [STUDIO, ...REGISTERS],
    register: registerSeamless,
    config: { packs: { countries: ['gb', 'on', 'se', 'mt', 'de'], licence: null, folder: null } },
    services: { fetch: new TestRegisters().fetch },
  })
  await syncFeed(platform.pool, 'studio', platform.clock.now(), makeFeed(1))
})
afterAll(async () => {
  expect(await checkLedger(platform.pool)).toEqual([])
  await platform[Symbol.asyncDispose]()
})

const body = (demoMode: boolean, countryCode: string) => ({
  lobbyUrl: 'http://localhost:3000/en/main',
  locale: 'en',
  countryCode,
  platform: 2 as const,
  demoMode,
})

const requiredPeriods: Record<string, string[]> = { SE: ['daily', 'weekly', 'monthly'], DE: ['monthly'] }

/** Somebody of the country with money and the limits they have to have, born on the day. */
async function playerOf(country: string, { born = '1990-01-01', currency = 'EUR' } = {}): Promise<TestPlayer> {
  const anna = await platform.player({ currency, form: { country } })
  await platform.pool.query('UPDATE player SET birthdate = $2 WHERE id = $1', [anna.id, born])
  await approveIdentity(platform.pool, anna.id)
  for (const period of requiredPeriods[country] ?? [])
    await anna.call('createLimit', { body: { definition: 3, period, currency, amount: 500 } })
  await pay(platform.pool, anna, 100_000n, currency)
  return anna
}

/** What the studio is told when somebody opens the game for real money. */
async function open(anna: TestPlayer, country: string) {
  const { token } = await anna.call('playGame', { params: { id: 'game-0' }, body: body(false, country) })
  return studioCall(platform, 'session', { launchToken: token, gameId: 'game-0' })
}

async function rulesIn(country: string, options: { born?: string; currency?: string } = {}) {
  return (await open(await playerOf(country, options), country))['rules']
}

/** The statuses of stakes, one after another in one round. */
async function stake(anna: TestPlayer, country: string, amounts: number[], currency = 'EUR'): Promise<unknown[]> {
  const { sessionToken } = await open(anna, country)
  const round = { sessionToken, roundId: randomUUID(), gameId: 'game-0', currency }
  const statuses: unknown[] = []
  for (const amount of amounts) {
    const bet = { ...round, transactionId: randomUUID(), amount: String(amount) }
    statuses.push((await studioCall(platform, 'bet', bet))['status'])
  }
  return statuses
}

describe('a studio is told, when a game is opened,', () => {
  it('OPEN part 2, 9: that nothing is asked of it', async () => {
    const free = { roundMs: 0, autoplay: true, turbo: true, slamStop: true, lossesAsWins: true, stakeMax: null }
    expect(await rulesIn('AT')).toEqual(free)
    expect(await rulesIn('MT')).toEqual({ ...free, lossesAsWins: false })
  })

  it('GB RTS 14D: that a round lasts two and a half seconds', async () =>
    expect(await rulesIn('GB')).toMatchObject({ roundMs: 2500 }))
  it('GB RTS 8: that no round begins by itself', async () =>
    expect(await rulesIn('GB')).toMatchObject({ autoplay: false }))
  it('GB RTS 14E: that nothing speeds up a round', async () =>
    expect(await rulesIn('GB')).toMatchObject({ turbo: false, slamStop: false }))
  it('GB RTS 14F: that a return of the stake is no win', async () =>
    expect(await rulesIn('GB')).toMatchObject({ lossesAsWins: false }))

  it('ON Std 2.18: that a round lasts two and a half seconds', async () =>
    expect(await rulesIn('CA')).toMatchObject({ roundMs: 2500 }))
  it('ON Std 2.16: that no round begins by itself', async () =>
    expect(await rulesIn('CA')).toMatchObject({ autoplay: false }))
  it('ON Std 2.19: that nothing speeds up a round', async () =>
    expect(await rulesIn('CA')).toMatchObject({ turbo: false, slamStop: false }))
  it('ON Std 2.20: that a return of the stake is no win', async () =>
    expect(await rulesIn('CA')).toMatchObject({ lossesAsWins: false }))

  it('SE SIFS 2022:3: that a round lasts three seconds', async () =>
    expect(await rulesIn('SE')).toMatchObject({ roundMs: 3000 }))
  it('SE SIFS 2022:3, 4: that no round begins by itself', async () =>
    expect(await rulesIn('SE')).toMatchObject({ autoplay: false }))
  it('SE SIFS 2022:3, 5: that nothing speeds up a round', async () =>
    expect(await rulesIn('SE')).toMatchObject({ turbo: false, slamStop: false }))
  it('SE SIFS 2022:3, 6: that a return of the stake is no win', async () =>
    expect(await rulesIn('SE')).toMatchObject({ lossesAsWins: false }))
  it('MT PPD returns: that a return of the stake is no win', async () =>
    expect(await rulesIn('MT')).toMatchObject({ lossesAsWins: false }))

  it('DE § 22a(6): that a round lasts five seconds', async () =>
    expect(await rulesIn('DE')).toMatchObject({ roundMs: 5000 }))
  it('DE § 22a(4): that no round begins by itself', async () =>
    expect(await rulesIn('DE')).toMatchObject({ autoplay: false }))
  it('DE § 22a(6), turbo: that nothing speeds up a round', async () =>
    expect(await rulesIn('DE')).toMatchObject({ turbo: false, slamStop: false }))
  it('DE § 22a(3): that a return of the stake is no win', async () =>
    expect(await rulesIn('DE')).toMatchObject({ lossesAsWins: false }))
})

describe('a reality check', () => {
  const MINUTE_MS = 60_000
  /** Minutes in which the player is there, whose session would end otherwise. */
  const spend = async ({ sessionId }: TestPlayer, minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      platform.clock.advance(MINUTE_MS)
      await takeSigns(platform.pool, [{ sessionId, at: platform.clock.now() }])
    }
  }
  const signInAgain = async (anna: TestPlayer) => {
    anna.token = (
      await anna.call('createSession', { body: { login: anna.email, password: anna.password } })
    ).accessToken
  }

  it('DE § 6h(7): stops play after an hour until it is answered, and for five minutes more', async () => {
    const anna = await playerOf('DE')
    const { sessionToken } = await open(anna, 'DE')
    const statuses: unknown[] = []
    for (let third = 0; third < 3; third++) {
      statuses.push((await bet(platform, String(sessionToken), '10'))['status'])
      await count(platform)
      await spend(anna, 20)
    }
    expect(statuses).toEqual(['ok', 'ok', 'ok'])
    expect((await bet(platform, String(sessionToken), '10'))['status']).toBe('check_due')
    await signInAgain(anna)
    expect(await anna.call('getSitting', {})).toMatchObject({ intervalMinutes: 60, checkInSeconds: 0, restSeconds: 0 })
    expect(await anna.call('answerRealityCheck', { body: { answer: 'continue' } })).toMatchObject({ restSeconds: 300 })
    expect((await bet(platform, String(sessionToken), '10'))['status']).toBe('check_due')
    platform.clock.advance(5 * MINUTE_MS)
    expect((await bet(platform, String(sessionToken), '10'))['status']).toBe('ok')
    expect(await anna.refusal('setRealityCheck', { body: { intervalMinutes: 15 } })).toMatchObject({ status: 422 })
  })

  it.each([
    'OPEN part 2, 4 in AT',
    'GB RTS 13B in GB',
    'ON Std 2.22 in CA',
    'SE LIFS 2018:2 in SE',
    'MT PPD reality in MT',
  ])('%s: comes as often as the player chooses, and no stake is taken before its answer', async (place) => {
    const country = place.slice(-2)
    const anna = await playerOf(country)
    expect(await anna.call('getRealityCheck', {})).toMatchObject({ intervalMinutes: null, everyMinutes: null })
    await anna.call('setRealityCheck', { body: { intervalMinutes: 15 } })
    const { sessionToken } = await open(anna, country)
    expect((await bet(platform, String(sessionToken), '10'))['status']).toBe('ok')
    await count(platform)
    await spend(anna, 15)
    expect((await bet(platform, String(sessionToken), '10'))['status']).toBe('check_due')
    await signInAgain(anna)
    await anna.call('answerRealityCheck', { body: { answer: 'continue' } })
    expect((await bet(platform, String(sessionToken), '10'))['status']).toBe('ok')
  })
})

describe('a game that is no slot', () => {
  const rulesOfTable = async (country: string) => {
    await platform.pool.query(`UPDATE game SET type = 'table' WHERE identity = 'game-0'`)
    try {
      return await rulesIn(country)
    } finally {
      await platform.pool.query(`UPDATE game SET type = 'slot' WHERE identity = 'game-0'`)
    }
  }
  it('GB RTS 14G: lasts five seconds a round, and costs what its studio says', async () =>
    expect(await rulesOfTable('GB')).toMatchObject({ roundMs: 5000, stakeMax: null }))
  it('SE SIFS 2022:3: lasts three seconds a round', async () =>
    expect(await rulesOfTable('SE')).toMatchObject({ roundMs: 3000 }))
  it('DE § 22a(6), others: is as slow as a slot', async () =>
    expect(await rulesOfTable('DE')).toMatchObject({ roundMs: 5000 }))
})

describe('a round costs', () => {
  it('GB SI 2025/215: five pounds at most, and two pounds under 25, however it is staked', async () => {
    const years = (count: number) =>
      new Date(platform.clock.now().getTime() - count * 366 * 86_400_000).toISOString().slice(0, 10)
    const [young, old] = [years(20), years(26)]
    expect(await rulesIn('GB', { born: old, currency: 'GBP' })).toMatchObject({ stakeMax: '500' })
    expect(await rulesIn('GB', { born: young, currency: 'GBP' })).toMatchObject({ stakeMax: '200' })
    const anna = await playerOf('GB', { born: old, currency: 'GBP' })
    expect(await stake(anna, 'GB', [501], 'GBP')).toEqual(['bet_refused'])
    expect(await stake(anna, 'GB', [300, 200, 1], 'GBP')).toEqual(['ok', 'ok', 'bet_refused'])
    const ben = await playerOf('GB', { born: young, currency: 'GBP' })
    expect(await stake(ben, 'GB', [201, 200], 'GBP')).toEqual(['bet_refused', 'ok'])
  })

  it('what the rule says in its currency, at the rate of the moment and never more', async () => {
    // 5 GBP at 0.86 to the euro.
    expect(await rulesIn('GB')).toMatchObject({ stakeMax: '581' })
  })

  it('as for the youngest where somebody has not said when they were born', async () => {
    const anna = await playerOf('GB', { currency: 'GBP' })
    await platform.pool.query('UPDATE player SET birthdate = NULL WHERE id = $1', [anna.id])
    expect((await open(anna, 'GB'))['rules']).toMatchObject({ stakeMax: '200' })
  })

  it('DE § 22a(7): one euro at most', async () => {
    const anna = await playerOf('DE')
    expect(await stake(anna, 'DE', [101, 60, 40, 1])).toEqual(['bet_refused', 'ok', 'ok', 'bet_refused'])
  })
})

describe('a game for real money', () => {
  const bet = (sessionToken: unknown) =>
    studioCall(platform, 'bet', {
      sessionToken,
      roundId: randomUUID(),
      transactionId: randomUUID(),
      gameId: 'game-0',
      currency: 'EUR',
      amount: '10',
    })

  it('ends when its player loses the check that it needs, and is not opened again', async () => {
    const [anna, free] = [await playerOf('SE'), await playerOf('AT')]
    const risk = await platform.operator({ roles: ['risk'] })
    const games = [await open(anna, 'SE'), await open(free, 'AT')]
    for (const { sessionToken } of games) expect(await bet(sessionToken)).toMatchObject({ status: 'ok' })
    for (const player of [anna, free]) {
      const retry = { state: 'retry', reason: 'the passport was a copy' } as const
      await risk.call('setPlayerIdentity', { params: { playerId: player.id }, body: retry })
    }
    expect(await bet(games[0]!.sessionToken)).toMatchObject({ status: 'session_ended' })
    expect(await bet(games[1]!.sessionToken)).toMatchObject({ status: 'ok' })
    const again = { params: { id: 'game-0' }, body: body(false, 'SE') }
    expect(await anna.refusal('playGame', again)).toMatchObject({ code: 12_203 })
  })

  it('DE § 6a(4): that was opened in the grace ends with it', async () => {
    const anna = await playerOf('DE')
    await platform.pool.query('DELETE FROM identity_check WHERE player_id = $1', [anna.id])
    const created = new Date(platform.clock.now().getTime() - 72 * 3_600_000 + 60_000)
    await platform.pool.query('UPDATE player SET created_at = $2 WHERE id = $1', [anna.id, created])
    const { sessionToken } = await open(anna, 'DE')
    expect(await bet(sessionToken)).toMatchObject({ status: 'ok' })
    platform.clock.advance(60_000)
    expect(await bet(sessionToken)).toMatchObject({ status: 'session_ended' })
    const again = { params: { id: 'game-0' }, body: body(false, 'DE') }
    expect(await anna.refusal('playGame', again)).toMatchObject({ code: 12_203 })
  })
})

describe('play money is', () => {
  const guest = (country: string) =>
    platform.visitor({ country }).call('playGame', { params: { id: 'game-0' }, body: body(true, country) })
  const refusedGuest = (country: string) =>
    platform.visitor({ country }).refusal('playGame', { params: { id: 'game-0' }, body: body(true, country) })

  it('OPEN behaviour 10: for every guest, in a game of which nothing is asked', async () => {
    expect((await guest('AT')).gameUrl).toBe(
      'http://studio.test/play/game-0?mode=demo&locale=en&lobby=http%3A%2F%2Flocalhost%3A3000%2Fen%2Fmain',
    )
  })
  it('ON Std 2.15(5): for every guest, in a game that keeps to the rules of real play', async () => {
    const { searchParams } = new URL((await guest('CA')).gameUrl)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      roundMs: '2500',
      autoplay: 'off',
      turbo: 'off',
      slamStop: 'off',
    })
  })
  it('GB SR 3.2.11: for nobody who has not signed in and been checked', async () => {
    expect(await refusedGuest('GB')).toMatchObject({ status: 400, code: 3 })
    const anna = await platform.player({ form: { country: 'GB' } })
    const open = { params: { id: 'game-0' }, body: body(true, 'GB') }
    expect(await anna.refusal('playGame', open)).toMatchObject({ code: 12_203 })
    await approveIdentity(platform.pool, anna.id)
    expect((await anna.call('playGame', open)).gameUrl).toContain('mode=demo')
  })
  it('SE SL 14:2, demo: for nobody who has not signed in', async () =>
    expect(await refusedGuest('SE')).toMatchObject({ status: 400, code: 3 }))
  it('DE § 6j: for nobody who has not signed in', async () =>
    expect(await refusedGuest('DE')).toMatchObject({ status: 400, code: 3 }))
})
