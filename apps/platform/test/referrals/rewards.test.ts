import { startTestPlatform, type TestOperator, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settleReferrals } from '../../src/flows/person/referrals.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { factsOf } from '../support/money.ts'
import { CARRIERS, TestPost } from '../support/post.ts'

const post = new TestPost()
let platform: TestPlatform
let risk: TestOperator
beforeAll(async () => {
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
  risk = await platform.operator({ roles: ['risk', 'support'] })
})
afterAll(async () => {
  expect(await checkLedger(platform.pool)).toEqual([])
  await platform[Symbol.asyncDispose]()
})

const DAY_MS = 86_400_000
const settle = () => settleReferrals(platform.services)
const bonusesOf = (player: TestPlayer) => player.call('listPlayerBonuses', { query: {} })
const referralsOf = (player: TestPlayer) => player.call('listReferrals', { query: {} })

async function owner(): Promise<TestPlayer> {
  const player = await platform.player()
  await platform.pool.query('UPDATE player SET confirmed_at = now() WHERE id = $1', [player.id])
  return player
}

/** A friend who has paid in and staked what the usual rules ask for. */
async function qualifiedFriendOf(player: TestPlayer): Promise<TestPlayer> {
  const friend = await platform.player({ form: { referralCode: player.profile.referralCode } })
  await platform.pool.query(
    `INSERT INTO player_day (player_id, day, currency, stake_count, staked, given_back, won, deposit_count, deposited)
     VALUES ($1, $2, 'EUR', 1, 5000, 0, 0, 1, 2000)`,
    [friend.id, platform.clock.now()],
  )
  return friend
}

it('tells the player that a friend came, and gives a bonus once the friend qualifies, with a letter and a message', async () => {
  const anna = await owner()
  const friend = await qualifiedFriendOf(anna)
  await settle()
  const [bonus, ...others] = await bonusesOf(anna)
  expect(others).toEqual([])
  expect(bonus).toMatchObject({ name: 'For bringing a friend', amount: 10, currency: 'EUR', status: 2 })
  const reward = { bonusId: bonus!.id, amount: 10, currency: 'EUR' }
  expect(await referralsOf(anna)).toMatchObject([{ qualified: 2, reward }])
  const told = await factsOf(platform.pool, 'bonus:player-bonuses', anna.id)
  expect(told[0]).toMatchObject({ event: 'player.bonus.created' })
  const letters = await post.lettersTo(platform, anna.email)
  expect(letters.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['emailConfirmation', 'referralJoined', 'referralRewarded']),
  )
  const text = letters.map((letter) => letter.text).join('\n')
  expect(text).toContain('Your bonus of EUR 10.00')
  expect(text).not.toContain(friend.email)
  const messages = await anna.call('listMessages', { query: {} })
  // All of one moment of the clock, which says nothing of their order.
  expect(new Set(messages.map(({ content }) => content.title))).toEqual(
    new Set(['A bonus for your invitation', 'A friend has registered', 'Welcome']),
  )
})

it('gives one bonus for each friend, however often and at once it is settled', async () => {
  const anna = await owner()
  await qualifiedFriendOf(anna)
  await qualifiedFriendOf(anna)
  await Promise.all([settle(), settle(), settle()])
  await settle()
  expect(await bonusesOf(anna)).toHaveLength(2)
  expect((await anna.call('getProfile', {})).qualifiedReferralsCount).toBe(2)
  const rewards = (await referralsOf(anna)).map(({ reward }) => reward?.bonusId)
  expect(new Set(rewards).size).toBe(2)
  // Each further friend brings it again, so it stays on offer.
  const query = { currency: 'EUR', triggerType: 11, bonusIds: ['referral'] }
  expect(await anna.call('listDepositBonuses', { query })).toMatchObject([{ id: 'referral' }])
})

it('qualifies nobody without the reward: what breaks off between is done whole the next time', async () => {
  const anna = await owner()
  await qualifiedFriendOf(anna)
  await platform.pool.query(`
    CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''broken off''; END';
    CREATE TRIGGER break_off AFTER INSERT ON player_bonus EXECUTE FUNCTION break_off()`)
  await settle()
  await platform.pool.query('DROP FUNCTION break_off CASCADE')
  expect(platform.reported.splice(0).map(String)).toEqual(['error: broken off'])
  expect(await referralsOf(anna)).toMatchObject([{ qualified: 1, reward: null }])
  expect((await anna.call('getProfile', {})).qualifiedReferralsCount).toBe(0)
  await settle()
  expect(await bonusesOf(anna)).toHaveLength(1)
  expect(await referralsOf(anna)).toMatchObject([{ qualified: 2, reward: { amount: 10 } }])
})

it('keeps the reward of somebody who may be given nothing until they may, and shows operators that it waits', async () => {
  const anna = await owner()
  const friend = await qualifiedFriendOf(anna)
  const params = { playerId: anna.id }
  await risk.call('blockPlayer', { params, body: { reason: 'looked at' } })
  await settle()
  const waiting = await risk.call('listPlayerReferrals', { params, query: {} })
  expect(waiting).toMatchObject([{ refereeId: friend.id, qualified: 2, reward: null, isRewardWaiting: true }])
  await risk.call('unblockPlayer', { params, body: { reason: 'in order' } })
  await Promise.all([settle(), settle()])
  const given = await risk.call('listPlayerReferrals', { params, query: {} })
  expect(given).toMatchObject([{ reward: { amount: 10, currency: 'EUR' }, isRewardWaiting: false }])
})

it('gives nothing to who could be given nothing for ninety days', async () => {
  const anna = await owner()
  await qualifiedFriendOf(anna)
  const params = { playerId: anna.id }
  await risk.call('blockPlayer', { params, body: { reason: 'looked at' } })
  await settle()
  platform.clock.advance(90 * DAY_MS)
  await settle()
  const later = await platform.operator({ roles: ['risk', 'support'] })
  await later.call('unblockPlayer', { params, body: { reason: 'in order' } })
  await settle()
  expect(await later.call('listPlayerReferrals', { params, query: {} })).toMatchObject([
    { qualified: 2, reward: null, isRewardWaiting: false },
  ])
})
