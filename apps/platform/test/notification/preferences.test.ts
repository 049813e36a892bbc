import { LimitDefinition } from '@baize/contract/kinds'
import { many } from '@baize/database'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tellOfBonuses } from '../../src/flows/offers/bonuses/tell-of-bonuses.ts'
import { expireBonuses } from '../../src/modules/play/wagering/index.ts'
import { giveBonus } from '../support/bonuses.ts'
import { CARRIERS, TestPost } from '../support/post.ts'
import { newReader, toldOf as readTold } from '../support/told.ts'

const post = new TestPost()
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())

const HOUR_MS = 3_600_000
const read = (player: TestPlayer) => player.call('getNotificationPreferences', {})
const set = (player: TestPlayer, body: object) => player.call('setNotificationPreferences', { body })
const choose = (player: TestPlayer, topic: string, channel: string, isOn: boolean) =>
  set(player, { choices: [{ topic, channel, isOn }] })
const toldOf = (player: TestPlayer) => readTold(platform, post, player)

/** Moves the clock on to the next time it is so late in UTC, where players of these tests live. */
function waitTill(hour: number): void {
  const now = platform.clock.now()
  const next = new Date(now)
  next.setUTCHours(hour, 0, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  platform.clock.advance(next.getTime() - now.getTime())
}

async function giveAndTell(player: TestPlayer, terms = {}): Promise<void> {
  const [account] = await many<{ id: string }>(platform.pool, 'SELECT id FROM wallet_account WHERE player_id = $1', [
    player.id,
  ])
  await giveBonus(platform.pool, { playerId: player.id, accountId: account!.id }, 2_000n, terms, platform.clock.now())
  await tellOfBonuses(platform.services)
}

async function changePassword(player: TestPlayer): Promise<void> {
  const body = { currentPassword: player.password, newPassword: 'battery staple', repeatNewPassword: 'battery staple' }
  await player.call('changePassword', { body })
}

describe('what a player wants to hear of', () => {
  it('is the usual until they choose', async () => {
    const { topics, quietHours, timeZone } = await read(await platform.player())
    expect(topics.map(({ topic }) => topic)).toEqual(['account', 'money', 'documents', 'offers', 'play', 'invitations'])
    expect(topics[0]).toEqual({
      topic: 'account',
      site: { isOn: true, isFixed: true },
      email: { isOn: true, isFixed: true },
      push: { isOn: true, isFixed: false },
    })
    expect(topics[3]).toMatchObject({ email: { isOn: true, isFixed: false }, push: { isOn: false, isFixed: false } })
    expect(topics[4]!.email).toBeNull()
    expect([quietHours, timeZone]).toEqual([null, 'UTC'])
  })

  it('changes by what is named alone, and the last word counts', async () => {
    const [anna, ben] = [await platform.player(), await platform.player()]
    const off = { topic: 'money', channel: 'site', isOn: false }
    const { topics } = await set(anna, { choices: [{ ...off, isOn: true }, off] })
    expect(topics[1]).toMatchObject({ site: { isOn: false }, email: { isOn: true } })
    await choose(anna, 'offers', 'email', false)
    expect((await read(anna)).topics.map(({ site }) => site.isOn)).toEqual([true, false, true, true, true, true])
    await choose(anna, 'money', 'site', true)
    expect((await read(anna)).topics[1]!.site.isOn).toBe(true)
    expect((await read(ben)).topics[3]!.email!.isOn).toBe(true)
  })

  it.each([
    ['account', 'site'],
    ['account', 'email'],
    ['play', 'email'],
  ])('cannot be chosen for %s by %s', async (topic, channel) => {
    const anna = await platform.player()
    const body = { choices: [{ topic, channel, isOn: false }] }
    expect(await anna.refusal('setNotificationPreferences', { body })).toMatchObject({
      status: 422,
      fields: { choices: ['This value cannot be changed'] },
    })
  })

  it.each([
    ['a topic there is none of', { choices: [{ topic: 'gossip', channel: 'site', isOn: true }] }],
    ['hours that are none', { quietHours: { from: '24:00', to: '08:00' } }],
    ['a quiet of no length', { quietHours: { from: '08:00', to: '08:00' } }],
  ])('is refused with %s', async (_title, body) => {
    expect(await (await platform.player()).refusal('setNotificationPreferences', { body })).toMatchObject({
      status: 422,
    })
  })

  it('is for players only', async () => {
    expect(await platform.refusal('getNotificationPreferences', {})).toMatchObject({ status: 401 })
    expect(await platform.refusal('setNotificationPreferences', { body: {} })).toMatchObject({ status: 401 })
  })
})

describe('messages and letters', () => {
  it('are not written of what a player wants to hear nothing of, each way by itself', async () => {
    const [anna, ben] = [await newReader(platform), await newReader(platform)]
    await choose(anna, 'offers', 'site', false)
    await choose(ben, 'offers', 'email', false)
    await giveAndTell(anna)
    await giveAndTell(ben)
    expect(await toldOf(anna)).toMatchObject({ titles: [], letters: [{ kind: 'bonusGiven' }] })
    expect(await toldOf(ben)).toMatchObject({ titles: ['You have a bonus'], letters: [] })
  })

  it('of the account come whatever is chosen', async () => {
    const anna = await newReader(platform)
    const topics = ['money', 'documents', 'offers', 'play', 'invitations']
    await set(anna, { choices: topics.map((topic) => ({ topic, channel: 'site', isOn: false })) })
    await changePassword(anna)
    expect((await toldOf(anna)).titles).toEqual(['Your password was changed'])
  })

  it('of offers come to nobody who takes a break, whatever is chosen', async () => {
    const anna = await newReader(platform)
    await choose(anna, 'offers', 'email', true)
    await anna.call('createLimit', { body: { definition: LimitDefinition.coolingOff, period: '1_week' } })
    await giveAndTell(anna)
    expect(await toldOf(anna)).toMatchObject({ titles: [], letters: [] })
  })
})

describe('quiet hours', () => {
  beforeEach(() => waitTill(12))

  it('are kept until they are taken back', async () => {
    const anna = await platform.player()
    const quietHours = { from: '22:30', to: '07:05' }
    expect((await set(anna, { quietHours })).quietHours).toEqual(quietHours)
    expect((await choose(anna, 'money', 'site', false)).quietHours).toEqual(quietHours)
    expect((await set(anna, { quietHours: null })).quietHours).toBeNull()
  })

  it('hold letters that lead to play, and no message on the site', async () => {
    const anna = await newReader(platform)
    await set(anna, { quietHours: { from: '22:00', to: '08:00' } })
    waitTill(23)
    await giveAndTell(anna)
    expect(await toldOf(anna)).toMatchObject({ titles: ['You have a bonus'], letters: [] })
    platform.clock.advance(9 * HOUR_MS - 1)
    expect((await toldOf(anna)).letters).toEqual([])
    platform.clock.advance(1)
    expect((await toldOf(anna)).letters).toMatchObject([{ kind: 'bonusGiven' }])
  })

  it('hold nothing about money that was the player’s, and nothing at other times', async () => {
    const anna = await newReader(platform)
    await giveAndTell(anna, { wagerWithinMinutes: 660 })
    await set(anna, { quietHours: { from: '22:00', to: '08:00' } })
    expect((await toldOf(anna)).letters.map(({ kind }) => kind)).toEqual(['bonusGiven'])
    waitTill(23)
    await expireBonuses(platform.pool, platform.clock.now())
    await tellOfBonuses(platform.services)
    expect((await toldOf(anna)).letters.map(({ kind }) => kind)).toContain('bonusEnded')
  })

  it('let no held letter out once the player takes a break', async () => {
    waitTill(23)
    const anna = await newReader(platform)
    await set(anna, { quietHours: { from: '22:00', to: '08:00' } })
    await giveAndTell(anna)
    await anna.call('createLimit', { body: { definition: LimitDefinition.coolingOff, period: '1_week' } })
    platform.clock.advance(10 * HOUR_MS)
    expect((await toldOf(anna)).letters).toEqual([])
  })
})
