import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LimitDefinition } from '@baize/contract/kinds'
import { many } from '@baize/database'
import type { TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveLevelRewards, giveWaitingRewards } from '../../src/flows/offers/loyalty/give-level-rewards.ts'
import { loyaltyOf } from '../../src/flows/offers/loyalty/loyalty-levels.ts'
import { keepLoyalty } from '../../src/flows/offers/loyalty/keep-loyalty.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { loyaltyPoints } from '../../src/modules/offers/loyalty/index.ts'
import { DAY_MS, startHouse } from '../cashback/playing.ts'
import { giveBonus } from '../support/bonuses.ts'

/** A point for each 1.00; copper brings cash and points that reach the next level, silver a bonus of the house. */
const loyalty = {
  pointPer: { base: 1 },
  levels: [
    { names: { en: 'Felt', de: 'Filz' }, points: 0 },
    {
      names: { en: 'Copper', de: 'Kupfer' },
      points: 10,
      rewards: [
        { kind: 'money', amount: { base: 5 } },
        { kind: 'points', points: 90 },
      ],
    },
    { names: { en: 'Silver' }, points: 100, rewards: [{ kind: 'offer', offer: 'level-silver' }] },
    {
      names: { en: 'Gold' },
      points: 1000,
      rewards: [
        { kind: 'offer', offer: 'later' },
        { kind: 'money', amount: { base: 7 } },
      ],
    },
  ],
}
/** Something that does not run as yet. */
const later = { names: { en: 'Later' }, type: 'cash', isRunning: false, trigger: { on: 'reward' } }
const worth = {
  gives: { amount: { base: 30 } },
  terms: { wagerCasino: 1, activateWithinDays: 30, wagerWithinDays: 30 },
}

let house: Awaited<ReturnType<typeof startHouse>>
beforeAll(async () => {
  house = await startHouse({}, {}, { 'loyalty.json': loyalty, 'bonuses/later.json': { ...later, ...worth } })
  await keepLoyalty(house.platform.services)
})
afterAll(async () => {
  expect(await checkLedger(house.platform.pool)).toEqual([])
  await house.platform[Symbol.asyncDispose]()
})

const count = () => house.readFacts(loyaltyPoints)

async function newPlayer(amount = 100_000n): Promise<{ player: TestPlayer; account: string }> {
  const player = await house.platform.player()
  return { player, account: await house.account(player, amount) }
}

const standingOf = async (player: TestPlayer) => {
  const { points, currentLevel, nextLevel } = await loyaltyOf(house.platform.pool, player.id)
  return { points, level: currentLevel.order, next: nextLevel?.order ?? null }
}

const bonusesOf = (player: TestPlayer) =>
  many<{ offer: string; amount: string; status: number }>(
    house.platform.pool,
    'SELECT offer_id AS offer, amount::text, status FROM player_bonus WHERE player_id = $1 ORDER BY player_bonus.amount',
    [player.id],
  )

it('puts everybody on the first level from the beginning', async () => {
  const { player } = await newPlayer()
  expect(await player.call('getLoyaltyAccount', {})).toMatchObject({
    playerId: player.id,
    points: 0,
    currentLevel: { name: 'Felt', names: { de: 'Filz' }, order: 1, points: 0 },
    nextLevel: { name: 'Copper', order: 2, points: 10 },
    updatedAt: null,
  })
})

it('counts real money that is staked, and no bonus money', async () => {
  const { player, account } = await newPlayer(250n)
  await house.stake(account, 250n)
  await giveBonus(house.platform.pool, { playerId: player.id, accountId: account }, 500n)
  await house.stake(account, 300n)
  await count()
  expect(await standingOf(player)).toEqual({ points: 2.5, level: 1, next: 2 })
})

it('tells the page of points and of a level in the transaction that counts them', async () => {
  const { player, account } = await newPlayer()
  await house.stake(account, 400n)
  await count()
  await house.stake(account, 700n)
  await count()
  const told = await many<{ data: { event: string; playerAccount: { points: number } } }>(
    house.platform.pool,
    'SELECT data FROM outbox WHERE channel = $1 ORDER BY id',
    [`retention:accounts#${player.id}`],
  )
  expect(told.map(({ data }) => [data.event, data.playerAccount.points])).toEqual(
    expect.arrayContaining([
      ['account.balance.updated', 4],
      ['account.level.updated', 11],
    ]),
  )
})

it('takes back the points of a stake that is given back days later under other terms, and leaves the level', async () => {
  const { player, account } = await newPlayer()
  const { round, reference } = await house.stake(account, 1_200n)
  await count()
  expect(await standingOf(player)).toMatchObject({ points: 12, level: 2 })
  house.platform.clock.advance(2 * DAY_MS)
  await house.giveBack(account, round, reference)
  await count()
  expect(await standingOf(player)).toMatchObject({ points: 0, level: 2, next: 3 })
})

it('gives what a level brings once, whoever gives it, and follows points to the next level', async () => {
  const { player, account } = await newPlayer()
  await house.stake(account, 1_000n)
  await count()
  const { services } = house.platform
  await Promise.all([giveLevelRewards(services, player.id), giveLevelRewards(services, player.id)])
  await giveWaitingRewards(services)
  await count()
  await giveLevelRewards(services, player.id)
  expect(await standingOf(player)).toEqual({ points: 100, level: 3, next: 4 })
  expect(await bonusesOf(player)).toEqual([
    { offer: 'loyalty', amount: '500', status: 3 },
    { offer: 'level-silver', amount: '2000', status: 2 },
  ])
  const [own] = await player.call('listAccounts', {})
  expect(own!.realBalance).toBe(995)
  const messages = await player.call('listMessages', { query: {} })
  expect(messages.filter(({ content }) => content.title === 'A reward for your new level')).toHaveLength(2)
})

it('tells of a level once, as something of it is given, however long the rest waits', async () => {
  const { player, account } = await newPlayer(200_000n)
  const { services, clock } = house.platform
  const told = async () => {
    await giveWaitingRewards(services)
    const messages = await player.call('listMessages', { query: { perPage: 100 } })
    return messages.filter(({ content }) => content.title === 'A reward for your new level').length
  }
  await house.stake(account, 100_000n)
  await count()
  await giveLevelRewards(services, player.id)
  expect(await told()).toBe(3)
  expect(await told()).toBe(3)
  expect(await bonusesOf(player)).toHaveLength(3)
  writeFileSync(join(house.folder, 'bonuses/later.json'), JSON.stringify({ ...later, isRunning: true, ...worth }))
  clock.advance(10_000)
  expect(await told()).toBe(3)
  expect(await bonusesOf(player)).toHaveLength(4)
})

it('keeps rewards for who may be given nothing until they may', async () => {
  const { player, account } = await newPlayer()
  await house.stake(account, 1_000n)
  await count()
  const body = { definition: LimitDefinition.coolingOff, period: '1_week' }
  await player.call('createLimit', { body })
  await giveLevelRewards(house.platform.services, player.id)
  expect(await bonusesOf(player)).toEqual([])
  house.platform.clock.advance(8 * DAY_MS)
  await giveWaitingRewards(house.platform.services)
  expect(await bonusesOf(player)).toHaveLength(2)
})

it('lets operators see points and correct them with a reason, which takes no level away', async () => {
  const { player, account } = await newPlayer()
  await house.stake(account, 450n)
  await count()
  const operator = await house.platform.operator({ roles: ['support'] })
  const params = { playerId: player.id }
  const correct = (points: number) =>
    operator.call('correctPoints', { params, body: { points, reason: 'a promise of the chat' } })
  expect(await correct(8)).toMatchObject({ points: 8, reason: 'a promise of the chat', operatorId: operator.id })
  expect(await standingOf(player)).toMatchObject({ points: 12.5, level: 2 })
  house.platform.clock.advance(1000)
  // Nobody is left with less than none.
  expect(await correct(-1000)).toMatchObject({ points: -12 })
  expect(await operator.call('getPlayerLoyalty', { params })).toMatchObject({
    points: 0.5,
    pointsPlayed: 4.5,
    pointsGiven: -4,
    level: { order: 2, name: 'Copper' },
    rewards: [
      { level: 2, state: 'due' },
      { level: 2, state: 'due' },
    ],
  })
  const rows = await operator.call('listPointCorrections', { params, query: {} })
  expect(rows.map(({ points }) => points)).toEqual([-12, 8])
  const lines = await (
    await house.platform.operator()
  ).call('listAuditLines', { query: { subjectKind: 'player', subjectId: player.id } })
  expect(lines.filter(({ operation }) => operation === 'correctPoints')).toHaveLength(2)
})
