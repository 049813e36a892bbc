import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approveIdentity } from '../support/approve-identity.ts'
import { REGISTERS, TestRegisters } from '../support/registers.ts'

const HOUR_MS = 3_600_000
const START = new Date('2026-11-18T12:00:00Z')
const weekly = { definition: 3, period: 'weekly', currency: 'EUR', amount: 50 } as const

let platform: TestPlatform
beforeAll(async () => {
  const countries = ['gb', 'on', 'se', 'mt', 'de']
  platform = await startTestPlatform({
    companies: REGISTERS,
    config: { packs: { countries, licence: null, folder: null } },
    services: { fetch: new TestRegisters().fetch },
  })
})
afterAll(() => platform[Symbol.asyncDispose]())

/** Somebody of the country, on a Wednesday noon. */
async function playerOf(country: string): Promise<TestPlayer> {
  platform.clock.advance(START.getTime() - platform.clock.now().getTime())
  return platform.player({ form: { country } })
}

/** From when on a raise that is asked for now may be confirmed. */
async function raiseFrom(anna: TestPlayer): Promise<string | null> {
  const { id: limitId } = await anna.call('createLimit', { body: weekly })
  const raise = await anna.call('updateLimit', { params: { limitId }, body: { amount: 80 } })
  expect((await anna.call('listLimits', {}))[0]).toMatchObject({ amount: 50 })
  const lower = await anna.call('updateLimit', { params: { limitId }, body: { amount: 20 } })
  expect(lower).toMatchObject({ amount: 20, pendingExist: false })
  return raise.changeAt
}

const hoursOn = (hours: number) => new Date(START.getTime() + hours * HOUR_MS).toISOString()
describe('a limit is lowered at once and raised', () => {
  it('OPEN wire contract 6: after a day and the running period', async () => {
    expect(await raiseFrom(await playerOf('AT'))).toBe('2026-11-23T00:00:00.000Z')
  })
  it('GB RTS 12B: after 24 hours, when the player says so again', async () => {
    const anna = await playerOf('GB')
    expect(await raiseFrom(anna)).toBe(hoursOn(24))
  })
  it('ON Std 2.24: after 24 hours', async () => {
    expect(await raiseFrom(await playerOf('CA'))).toBe(hoursOn(24))
  })
  it('SE SF 11:3: after 72 hours and the running week', async () => {
    expect(await raiseFrom(await playerOf('SE'))).toBe('2026-11-23T00:00:00.000Z')
  })
  it('MT PPD.DL.1: after 24 hours', async () => {
    expect(await raiseFrom(await playerOf('MT'))).toBe(hoursOn(24))
  })
  it('DE § 6c(3): after seven days', async () => {
    expect(await raiseFrom(await playerOf('DE'))).toBe(hoursOn(7 * 24))
  })
})

const order = (accountId: string, amount = 5000) => ({
  body: { method: 'card', currency: 'EUR', amount, accountId, isBonusDecline: false },
})
const accountOf = async (anna: TestPlayer) => (await anna.call('listAccounts', {}))[0]!.id
const code = async (refusal: Promise<{ code: number }>) => (await refusal).code
/** Nobody is at the cashier's address here, so an order that is allowed comes as far as it. */
const ORDERED = 13_105

describe('without the limits that have to be set', () => {
  const setLimit = (anna: TestPlayer, period: 'daily' | 'weekly' | 'monthly', amount = 5000) =>
    anna.call('createLimit', { body: { definition: 3, period, currency: 'EUR', amount } })

  it('SE SL 14:7: nobody pays in, until a day, a week and a month have theirs', async () => {
    const anna = await playerOf('SE')
    await approveIdentity(platform.pool, anna.id)
    const accountId = await accountOf(anna)
    await setLimit(anna, 'daily')
    await setLimit(anna, 'weekly')
    expect(await code(anna.refusal('listDepositMethods', { query: { currency: 'EUR' } }))).toBe(13_100)
    expect(await code(anna.refusal('createDeposit', order(accountId)))).toBe(13_100)
    await setLimit(anna, 'monthly')
    expect(await anna.call('listDepositMethods', { query: { currency: 'EUR' } })).not.toEqual([])
    expect(await code(anna.refusal('createDeposit', order(accountId)))).toBe(ORDERED)
  })

  it('DE § 6c(1): nobody pays in, until a month has its own', async () => {
    const anna = await playerOf('DE')
    expect(await code(anna.refusal('listDepositMethods', { query: { currency: 'EUR' } }))).toBe(13_100)
    await setLimit(anna, 'monthly')
    expect(await anna.call('listDepositMethods', { query: { currency: 'EUR' } })).not.toEqual([])
  })

  it('DE § 6c(1), cap: a month takes a thousand euros over all accounts, whatever limit is set', async () => {
    const anna = await playerOf('DE')
    await approveIdentity(platform.pool, anna.id)
    await setLimit(anna, 'monthly')
    const accountId = await accountOf(anna)
    await platform.pool.query(
      `INSERT INTO invoice (id, provider, player_id, account_id, method, currency, amount, status, status_result,
         created_at, updated_at, checked_at)
       VALUES (gen_random_uuid(), 'cashier', $1, $2, 'card', 'USD', 88000, 'pending', 'pending', $3, $3, $3)`,
      [anna.id, accountId, platform.clock.now()],
    )
    // 880 USD are 800 EUR at 1.10.
    expect(await code(anna.refusal('createDeposit', order(accountId, 20_001)))).toBe(13_100)
    expect(await code(anna.refusal('createDeposit', order(accountId, 20_000)))).toBe(ORDERED)
  })
})

describe('the question for limits', () => {
  const prompt = (anna: TestPlayer) => anna.call('getLimitPrompt', {})
  const periods = ['daily', 'weekly', 'monthly'] as const

  it('comes where the country asks, until a limit is set or none is wanted', async () => {
    const [anna, ben] = [await playerOf('MT'), await playerOf('GB')]
    expect(await prompt(anna)).toEqual({ asked: 'prompted', periods, currency: 'EUR' })
    await anna.call('createLimit', { body: weekly })
    expect(await prompt(anna)).toMatchObject({ asked: 'none' })
    expect(await ben.call('declineLimitPrompt', {})).toMatchObject({ asked: 'none' })
    expect(await prompt(ben)).toMatchObject({ asked: 'none', periods: [] })
  })

  it('comes where limits are required until all are set, and is not declined', async () => {
    const anna = await playerOf('SE')
    await anna.call('createLimit', { body: weekly })
    const asked = { asked: 'required', periods: ['daily', 'monthly'] }
    expect(await prompt(anna)).toMatchObject(asked)
    expect(await anna.call('declineLimitPrompt', {})).toMatchObject(asked)
    expect(await prompt(anna)).toMatchObject(asked)
  })

  it('comes to nobody where limits are offered on their page', async () => {
    expect(await prompt(await playerOf('AT'))).toMatchObject({ asked: 'none' })
  })
})
