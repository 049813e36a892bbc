import { randomUUID } from 'node:crypto'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPacks, type Rules } from '../../src/modules/ground/packs/index.ts'
import { approveIdentity } from '../support/approve-identity.ts'
import { REGISTERS, TestRegisters } from '../support/registers.ts'

const countries = ['gb', 'on', 'se', 'mt', 'de']
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({
    companies: REGISTERS,
    config: { packs: { countries, licence: null, folder: null } },
    services: { fetch: new TestRegisters().fetch },
  })
})
afterAll(() => platform[Symbol.asyncDispose]())

const playerOf = (country: string) => platform.player({ form: { country } })
/** The country at the end of a row. */
const countryIn = (row: string) => row.slice(-2)

describe('a day of birth', () => {
  it.each([
    ['OPEN part 1, 5 in AT', 18],
    ['GB SR 3.2.11 in GB', 18],
    ['ON Std age in CA', 19],
    ['SE SL 14:2 in SE', 18],
    ['MT PPD age in MT', 18],
    ['DE § 6e(3) in DE', 18],
  ] as const)('%s: is refused before the age of %i, and taken from that day on', async (row, years) => {
    const anna = await playerOf(countryIn(row))
    const now = platform.clock.now()
    const bornOn = (daysLater: number) =>
      new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + daysLater))
        .toISOString()
        .slice(0, 10)
    const refusal = await anna.refusal('updateProfile', { body: { birthdate: bornOn(1) } })
    expect(refusal.issues['birthdate']).toEqual([{ code: 'minAge', values: { min: years } }])
    expect(await anna.call('updateProfile', { body: { birthdate: bornOn(0) } })).toMatchObject({ birthdate: bornOn(0) })
  })
})

/** Nobody is at the cashier's address here, so an order that is allowed comes as far as it. */
const ORDERED = 13_105
const order = async (anna: TestPlayer, amount: number) => {
  const [account] = await anna.call('listAccounts', {})
  const body = { method: 'card', currency: 'EUR', amount, accountId: account!.id, isBonusDecline: true }
  return (await anna.refusal('createDeposit', { body })).code
}
const setLimits = async (anna: TestPlayer) => {
  for (const period of ['daily', 'weekly', 'monthly'] as const)
    await anna.call('createLimit', { body: { definition: 3, period, currency: 'EUR', amount: 5000 } })
}

describe('who somebody is', () => {
  it.each(['GB LC 17.1.1 in GB', 'ON Std identity in CA', 'SE LIFS 2018:5 in SE'])(
    '%s: is checked before a deposit',
    async (row) => {
      const anna = await playerOf(countryIn(row))
      await setLimits(anna)
      expect(await order(anna, 1000)).toBe(12_203)
      await approveIdentity(platform.pool, anna.id)
      expect(await order(anna, 1000)).toBe(ORDERED)
    },
  )

  it.each(['OPEN part 1, 8 in AT', 'MT PPD registration in MT'])('%s: may wait when somebody pays in', async (row) => {
    const anna = await playerOf(countryIn(row))
    await anna.call('declineLimitPrompt', {})
    expect(await order(anna, 1000)).toBe(ORDERED)
  })

  it.each(['MT FIAU 2000 in MT'])('%s: is checked at two thousand euros of deposits', async (row) => {
    const anna = await playerOf(countryIn(row))
    await anna.call('declineLimitPrompt', {})
    expect(await order(anna, 200_001)).toBe(12_203)
    expect(await order(anna, 200_000)).toBe(ORDERED)
  })

  it.each(['DE § 6a(4) in DE', 'DE § 6a(2) in DE'])(
    '%s: may wait for three days and a hundred euros, and no longer',
    async (row) => {
      const anna = await playerOf(countryIn(row))
      await setLimits(anna)
      expect(await order(anna, 10_001)).toBe(12_203)
      expect(await order(anna, 10_000)).toBe(ORDERED)
      platform.clock.advance(72 * 3_600_000)
      const login = { body: { login: anna.email, password: anna.password } }
      anna.token = (await anna.call('createSession', login)).accessToken
      expect(await order(anna, 1000)).toBe(12_203)
    },
  )
})

describe('limits at sign-up', () => {
  const promptOf = (anna: TestPlayer) => anna.call('getLimitPrompt', {})

  it.each(['GB RTS 12A in GB', 'ON Std 2.23 in CA', 'MT PPD limits in MT'])(
    '%s: are asked for by day, week and month, and nothing is deposited until one is set or none is wanted',
    async (row) => {
      const [anna, ben] = [await playerOf(countryIn(row)), await playerOf(countryIn(row))]
      for (const player of [anna, ben]) {
        await approveIdentity(platform.pool, player.id)
        expect(await promptOf(player)).toMatchObject({ asked: 'prompted', periods: ['daily', 'weekly', 'monthly'] })
        expect(await player.refusal('listDepositMethods', { query: { currency: 'EUR' } })).toMatchObject({
          code: 13_100,
        })
        expect(await order(player, 1000)).toBe(13_100)
      }
      await anna.call('declineLimitPrompt', {})
      await ben.call('createLimit', { body: { definition: 3, period: 'weekly', currency: 'EUR', amount: 50 } })
      for (const player of [anna, ben]) {
        expect(await promptOf(player)).toMatchObject({ asked: 'none' })
        expect(await order(player, 1000)).toBe(ORDERED)
      }
    },
  )

  it('OPEN behaviour 21: are offered on their page, and asked for nowhere', async () => {
    expect(await promptOf(await playerOf('AT'))).toMatchObject({ asked: 'none' })
  })
})

const DAY_MS = 86_400_000
const monthsOn = (now: Date, months: number) => {
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end.toISOString()
}

describe('an exclusion', () => {
  it.each([
    ['OPEN part 1, 3 in AT', ['6_months', '9_months', '1_year', 'forever'], 6, '1_month'],
    ['GB SR 3.5.3 in GB', ['6_months', '1_year', '5_years'], 6, 'forever'],
    ['ON Std 2.14 in CA', ['6_months', '1_year', '5_years'], 6, 'forever'],
    ['SE SL 14:11 in SE', ['1_month', '3_months', '6_months', 'forever'], 1, '1_year'],
    ['MT PPD 11(4) in MT', ['6_months', '1_year', '5_years', 'forever'], 6, '1_month'],
    ['DE § 8b in DE', ['3_months', '6_months', '1_year', 'forever'], 3, '1_month'],
  ] as const)('%s: lasts %j, and nothing else', async (row, lengths, months, foreign) => {
    const country = countryIn(row)
    const { player } = await platform.visitor({ country }).call('getConstants', {})
    expect(player.limit.selfExclusionPeriod.map(({ id }) => id)).toEqual(lengths)
    const anna = await playerOf(country)
    const exclude = (period: string) => ({ body: { definition: 4 as const, period } })
    expect(await anna.refusal('createLimit', exclude(foreign))).toMatchObject({ status: 422 })
    const { expiredAt } = await anna.call('createLimit', exclude(lengths[0]))
    expect(expiredAt).toBe(monthsOn(platform.clock.now(), months))
    expect(await anna.refusal('getProfile', {})).toMatchObject({ status: 401, code: 11_037 })
    const { issues } = await anna.refusal('createSession', { body: { login: anna.email, password: anna.password } })
    expect(issues).toEqual({ login: [{ code: 'excludedUntil', values: { until: expiredAt!.slice(0, 10) } }] })
  })
})

describe('a cooling-off', () => {
  it.each([
    ['OPEN behaviour 21 in AT', ['1_day', '3_days', '1_week', '1_month', '3_months'], 1, true],
    ['GB SR 3.3.4 in GB', ['1_day', '1_week', '1_month', '6_weeks'], 1, false],
    ['ON Std 2.13 in CA', ['1_day', '1_week', '1_month', '2_months', '3_months'], 1, false],
    ['SE LIFS 2018:2, pause in SE', ['1_day'], 1, false],
    ['MT PPD break in MT', ['2_days', '1_week', '30_days'], 2, false],
    ['DE § 6i(3) in DE', ['1_day'], 1, false],
  ] as const)(
    '%s: lasts %j, at once, and ends early only where that is allowed',
    async (row, lengths, days, endsEarly) => {
      const country = countryIn(row)
      const { player } = await platform.visitor({ country }).call('getConstants', {})
      expect(player.limit.coolingOffPeriod.map(({ id }) => id)).toEqual(lengths)
      const anna = await playerOf(country)
      const coolOff = (period: string) => ({ body: { definition: 5 as const, period } })
      expect(await anna.refusal('createLimit', coolOff('9_months'))).toMatchObject({ status: 422 })
      const last = lengths.at(-1)!
      const { id: limitId } = await anna.call('createLimit', coolOff(endsEarly ? last : lengths[0]))
      const [standing] = await anna.call('listLimits', {})
      if (!endsEarly)
        expect(standing!.expiredAt).toBe(new Date(platform.clock.now().getTime() + days * DAY_MS).toISOString())
      if (endsEarly) await anna.call('deleteLimit', { params: { limitId } })
      else
        expect(await anna.refusal('deleteLimit', { params: { limitId } })).toMatchObject({ status: 409, code: 12_103 })
    },
  )
})

describe('the history', () => {
  it.each([
    ['OPEN behaviour 22 in AT', 120],
    ['GB RTS 1B in GB', 12],
    ['ON Std history in CA', 60],
    ['SE LIFS 2018:5, history in SE', 60],
    ['MT PPD history in MT', 12],
    ['DE § 6d(1) in DE', 12],
  ] as const)('%s: shows a payment of %i months ago, unasked', async (row, months) => {
    const anna = await playerOf(countryIn(row))
    const [account] = await anna.call('listAccounts', {})
    const at = new Date(platform.clock.now().getTime() - months * 30 * DAY_MS)
    const id = randomUUID()
    await platform.pool.query(
      `INSERT INTO invoice (id, provider, player_id, account_id, method, currency, amount, status, status_result,
         created_at, updated_at, checked_at)
       VALUES ($1, 'cashier', $2, $3, 'card', 'EUR', 5000, 'failure', 'declined', $4, $4, $4)`,
      [id, anna.id, account!.id, at],
    )
    const dateFrom = new Date(at.getTime() - DAY_MS).toISOString()
    expect(await anna.call('listInvoices', { query: { dateFrom } })).toMatchObject([{ id }])
  })
})

describe('pages', () => {
  it.each([
    ['GB LC 8.1.1 in GB', ['age', 'licence', 'limits', 'register', 'help'], '0808 8020 133'],
    ['ON Std pages in CA', ['age', 'licence', 'limits', 'register', 'help'], '1-866-531-2600'],
    ['SE LIFS 2018:2, marks in SE', ['limits', 'self-test', 'pause', 'age', 'licence', 'help'], '020-819 100'],
    ['MT PPD website in MT', ['age', 'licence', 'limits', 'help'], '1777'],
    ['DE § 6e(4) in DE', ['age', 'licence', 'limits', 'register', 'help'], '0800 1372700'],
  ] as const)('%s: are told to show %j and the helpline', async (row, marks, phone) => {
    const notices = await platform.client('listCountryNotices', {})
    expect(notices.find(({ country }) => country === countryIn(row))).toMatchObject({ marks, helpline: { phone } })
  })

  it('OPEN content footer: are told nothing where no country has rules of its own', async () => {
    expect((await platform.client('listCountryNotices', {})).some(({ country }) => country === null)).toBe(false)
  })
})

describe('rules that began on a day', () => {
  const packs = createPacks({ countries, licence: null, folder: null })
  const before = <Name extends keyof Rules>(country: string, day: string, name: Name) =>
    packs.rulesOf(country, new Date(new Date(`${day}T00:00:00Z`).getTime() - 1))[name]

  it('hold from that day and not before', () => {
    expect(before('GB', '2025-10-31', 'signUpLimits').asked).toBe('offered')
    expect(before('GB', '2025-01-17', 'otherRoundMs')).toBe(0)
    expect(before('GB', '2026-01-19', 'wageringMax')).toBeNull()
    expect(before('CA', '2026-05-14', 'register')).toBeNull()
    expect(before('SE', '2026-04-01', 'creditCards')).toBe(true)
    const { signUpLimits, wageringMax } = packs.rulesOf('GB', platform.clock.now())
    expect([signUpLimits.asked, wageringMax]).toEqual(['prompted', 10])
  })
})
