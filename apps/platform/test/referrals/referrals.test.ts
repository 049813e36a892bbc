import { startTestPlatform, type TestOperator, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { settleReferrals } from '../../src/flows/person/referrals.ts'
import { factsOf } from '../support/money.ts'

let platform: TestPlatform
let owner: TestOperator
beforeAll(async () => {
  platform = await startTestPlatform()
  owner = await platform.operator({ roles: ['owner'] })
})
afterAll(() => platform[Symbol.asyncDispose]())

const DAY_MS = 86_400_000
const on = { isEnabled: true, depositFrom: 20, stakeFrom: 50, days: 30, reason: 'spring' }
const setRules = (rules: object = {}) => owner.call('setReferralRules', { body: { ...on, ...rules } })
beforeEach(() => setRules())

const brought = (by: TestPlayer, form: object = {}) =>
  platform.player({ form: { referralCode: by.profile.referralCode, ...form } })
const referralsOf = (player: TestPlayer) => player.callWithMeta('listReferrals', { query: { page: 1, perPage: 10 } })
const statesOf = async (player: TestPlayer) => (await referralsOf(player)).data.map(({ qualified }) => qualified)
const settle = () => settleReferrals(platform.services)

/** What the consumer of the log would have counted today. */
async function plays({ id }: TestPlayer, deposited: number, staked: number, currency = 'EUR'): Promise<void> {
  await platform.pool.query(
    `INSERT INTO player_day (player_id, day, currency, stake_count, staked, given_back, won, deposit_count, deposited)
     VALUES ($1, $2, $3, 1, $4, 0, 0, 1, $5)
     ON CONFLICT (player_id, day, currency) DO UPDATE SET staked = player_day.staked + excluded.staked,
       deposited = player_day.deposited + excluded.deposited`,
    [id, platform.clock.now(), currency, staked, deposited],
  )
}

it('binds nobody where an owner switched it off', async () => {
  await setRules({ isEnabled: false })
  const anna = await platform.player()
  await brought(anna)
  expect(await anna.call('getReferralSettings', {})).toEqual({
    enabled: false,
    maxReferralCount: null,
    ownerBonusId: null,
    conditions: null,
  })
  expect((await platform.client('getConstants', {})).player.referral.enabled).toBe(false)
  expect((await referralsOf(anna)).meta.totalRows).toBe(0)
})

it('gives every player a code of their own, with which others register', async () => {
  const anna = await platform.player()
  expect(anna.profile.referralCode).toMatch(/^[0-9a-f]{12}$/)
  expect((await anna.call('getProfile', {})).qualifiedReferralsCount).toBe(0)
  const berta = await brought(anna, { referralCode: anna.profile.referralCode!.toUpperCase() })
  const { data, meta } = await referralsOf(anna)
  expect(meta.totalRows).toBe(1)
  expect(data).toEqual([
    {
      qualified: 1,
      registrationDate: platform.clock.now().toISOString(),
      qualificationDate: null,
      qualificationEndDate: new Date(platform.clock.now().getTime() + 30 * DAY_MS).toISOString(),
      reward: null,
    },
  ])
  expect((await referralsOf(berta)).meta.totalRows).toBe(0)
  expect(await anna.call('getReferralSettings', {})).toMatchObject({
    enabled: true,
    ownerBonusId: 'referral',
    conditions: { depositFrom: 20, stakeFrom: 50, currency: 'EUR', days: 30 },
  })
})

it('lets somebody in whose code is nobody’s', async () => {
  const berta = await platform.player({ form: { referralCode: 'nobody' } })
  expect(berta.id).toBeTruthy()
})

it('gives the bonus of a code that somebody registers with, and lets in whoever comes with one that leads nowhere', async () => {
  const anna = await platform.player({ form: { bonusCode: 'felt20' } })
  const waiting = await anna.call('listBonusCodes', { query: {} })
  expect(waiting).toMatchObject([{ bonusCode: 'FELT20', status: 1 }])
  const berta = await platform.player({ form: { bonusCode: 'QUIETWORD' } })
  expect(await berta.call('listPlayerBonuses', { query: {} })).toMatchObject([{ name: 'A quiet word', amount: 5 }])
  const cleo = await platform.player({ form: { bonusCode: 'NOTHING' } })
  expect(await cleo.call('listBonusCodes', { query: {} })).toEqual([])
})

it('counts once, when both sums are reached in time, and tells the open pages of whoever brought them', async () => {
  const anna = await platform.player()
  const berta = await brought(anna)
  await plays(berta, 2_000, 4_999)
  await settle()
  expect(await statesOf(anna)).toEqual([1])
  await plays(berta, 0, 1)
  await Promise.all([settle(), settle()])
  await settle()
  expect(await statesOf(anna)).toEqual([2])
  expect((await anna.call('getProfile', {})).qualifiedReferralsCount).toBe(1)
  // One when the friend came, one when they qualified.
  const updated = { event: 'player.updated' }
  expect(await factsOf(platform.pool, 'player:profile', anna.id)).toEqual([updated, updated])
})

it('adds sums of several currencies by their rates', async () => {
  const anna = await platform.player()
  const berta = await brought(anna)
  await plays(berta, 1_500, 5_000)
  await plays(berta, 100_000, 0, 'CZK')
  await settle()
  expect(await statesOf(anna)).toEqual([2])
})

it('does not count accounts that were opened on one device', async () => {
  const anna = await platform.player({ form: { fingerprint: 'device-of-anna' } })
  const second = await brought(anna, { fingerprint: 'device-of-anna' })
  await plays(second, 50_000, 50_000)
  await settle()
  expect(await statesOf(anna)).toEqual([3])
})

it('binds no more than one player may bring, also of those who register at one moment', async () => {
  await setRules({ countMax: 2 })
  const anna = await platform.player()
  await Promise.all([brought(anna), brought(anna), brought(anna), brought(anna)])
  expect((await referralsOf(anna)).meta.totalRows).toBe(2)
  expect(await anna.call('getReferralSettings', {})).toMatchObject({ maxReferralCount: 2 })
})

it('is a rule of the owner with a line in the log', async () => {
  const risk = await platform.operator({ roles: ['risk'] })
  expect(await risk.call('getReferralRules', {})).toMatchObject({ isEnabled: true, countMax: null })
  const { rows } = await platform.pool.query(
    `SELECT before, after FROM audit_line WHERE operation = 'setReferralRules' ORDER BY number LIMIT 1`,
  )
  expect(rows).toMatchObject([{ before: { days: 30 }, after: { isEnabled: true, depositFrom: 20 } }])
})

it('is not qualified once the time is over, whatever is played later', async () => {
  const anna = await platform.player()
  const berta = await brought(anna)
  platform.clock.advance(30 * DAY_MS + 3_700_000)
  await settle()
  await plays(berta, 50_000, 50_000)
  await settle()
  const { email, password } = anna
  const { accessToken, profile } = await platform.client('createSession', { body: { login: email, password } })
  const found = await platform.client('listReferrals', { query: {} }, accessToken)
  expect(found.map(({ qualified }) => qualified)).toEqual([3])
  expect(profile.qualifiedReferralsCount).toBe(0)
})
