import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measured } from '../../../sandbox/src/studio/maths/measured.ts'
import { gameOf } from '../../../sandbox/src/studio/engine/game.ts'
import { outcomesOf } from '../../../sandbox/src/studio/maths/outcomes.ts'
import { depositListeners } from '../../src/deposit-listeners.ts'
import { typicalGame } from '../../src/modules/offers/bonus-costs/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { makeFeed } from '../support/feed.ts'
import { startWithCashier, type TestPlayer } from '../payments/fake-cashier.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>
beforeAll(async () => {
  site = await startWithCashier([...depositListeners])
  const feed = makeFeed(1)
  const games = [{ ...feed.games[0]!, identity: 'last-light', paylines: 20 }]
  await syncFeed(site.platform.pool, 'studio', site.platform.clock.now(), { ...feed, games })
})
afterAll(() => site.platform[Symbol.asyncDispose]())

const costOf = (player: TestPlayer, id: string, query: object = {}) =>
  player.call('getBonusCost', { params: { id }, query: { currency: 'EUR', ...query } })
const refusalOf = (player: TestPlayer, id: string, query: object = {}) =>
  player.refusal('getBonusCost', { params: { id }, query: { currency: 'EUR', ...query } })

describe('what a bonus really costs', () => {
  it('is told for the deposit that is made: all that has to be staked, by when, and what games keep of it', async () => {
    const anna = await site.platform.player()
    const cost = await costOf(anna, 'welcome-1', { amount: 50 })
    expect(cost).toMatchObject({
      bonusId: 'welcome-1',
      currency: 'EUR',
      depositAmount: 50,
      bonusAmount: 50,
      freeRounds: 0,
      casinoWagerAmount: 1500,
      sportsbookWagerAmount: 0,
      wagerWithinMinutes: 30 * 1440,
      returnToPlayer: 96,
      expectedCost: 60,
      stakeAmount: 1,
    })
    const { more, some, nothing, leftAmount, players } = cost.odds!
    expect(more + some + nothing).toBeCloseTo(100, 5)
    expect(more).toBeGreaterThan(20)
    expect(nothing).toBeGreaterThan(50)
    expect(leftAmount).toBeGreaterThan(50)
    expect(players).toBeGreaterThanOrEqual(1000)
    expect(await costOf(anna, 'welcome-1', { amount: 50 })).toEqual(cost)
  })

  it('is the same share of everything at any size, and in any currency', async () => {
    const anna = await site.platform.player()
    const [small, large] = [
      await costOf(anna, 'welcome-1', { amount: 50 }),
      await costOf(anna, 'welcome-1', { amount: 100 }),
    ]
    expect(large.odds).toEqual({ ...small.odds, leftAmount: expect.closeTo(small.odds!.leftAmount * 2, 1) })
    expect(await costOf(anna, 'welcome-1', { currency: 'SEK', amount: 500 })).toMatchObject({
      depositAmount: 500,
      bonusAmount: 500,
      odds: { more: small.odds!.more },
    })
  })

  it('goes by the nearest deposit that sets it off, the least one unless told', async () => {
    const anna = await site.platform.player()
    expect(await costOf(anna, 'welcome-1')).toMatchObject({ depositAmount: 20 })
    expect(await costOf(anna, 'welcome-1', { amount: 1 })).toMatchObject({ depositAmount: 20 })
    expect(await costOf(anna, 'welcome-1', { amount: 5_000_000 })).toMatchObject({ depositAmount: 5_000_000 })
  })

  it('of free spins is told of what they win on average', async () => {
    const anna = await site.platform.player()
    const cost = await costOf(anna, 'spin-20')
    expect(cost).toMatchObject({ depositAmount: null, freeRounds: 20, bonusAmount: 3.84, stakeAmount: 0.2 })
    expect(cost.casinoWagerAmount).toBeCloseTo(76.8, 1)
    expect(cost.odds!.more).toBeGreaterThan(5)
  })

  it('of what a player holds is told from its start, under the terms it was taken under, to nobody else', async () => {
    const [anna, ben] = [await site.platform.player(), await site.platform.player()]
    const give = (bonusCode: string) => anna.call('applyBonusCode', { body: { bonusCode, trigger: 1 } })
    await give('QUIETWORD')
    await give('SPIN20')
    const [bonus] = await anna.call('listPlayerBonuses', { query: {} })
    const [spins] = await anna.call('listPlayerFreespins', { query: {} })
    // It waits, so that what it costs can be read before it is in play.
    expect(bonus).toMatchObject({ name: 'A quiet word', status: 1 })
    expect(await costOf(anna, bonus!.id)).toMatchObject({
      bonusId: bonus!.id,
      depositAmount: null,
      bonusAmount: 5,
      casinoWagerAmount: 100,
      expectedCost: 4,
    })
    expect(await costOf(anna, spins!.id)).toMatchObject({ freeRounds: 20, bonusAmount: 3.84 })
    expect(await refusalOf(anna, bonus!.id, { currency: 'SEK' })).toMatchObject({ status: 404 })
    expect(await refusalOf(ben, bonus!.id)).toMatchObject({ status: 404 })
    await anna.call('cancelPlayerBonus', { params: { id: bonus!.id } })
    expect(await refusalOf(anna, bonus!.id)).toMatchObject({ status: 404 })
  })

  it('of a code that waits for a deposit is told by the bonus it names', async () => {
    const anna = await site.platform.player()
    const code = await anna.call('applyBonusCode', { body: { bonusCode: 'FELT20', trigger: 3 } })
    expect(await costOf(anna, code.bonusId!)).toMatchObject({ depositAmount: 40, bonusAmount: 20 })
    const wrong = await anna.call('applyBonusCode', { body: { bonusCode: 'NOTHING', trigger: 3 } })
    expect(wrong.bonusId).toBeNull()
  })

  it('is told of what is ahead too, and of nothing that is secret or is not offered', async () => {
    const anna = await site.platform.player()
    expect(await costOf(anna, 'welcome-2')).toMatchObject({ bonusId: 'welcome-2' })
    for (const id of ['no-such-bonus', 'quiet-word']) expect(await refusalOf(anna, id)).toMatchObject({ status: 404 })
    expect(await refusalOf(anna, 'welcome-1', { currency: 'XXX' })).toMatchObject({ status: 422 })
  })
})

describe('the typical game', () => {
  const game = 'even 5x3-20'

  it('is as its studio tells it', () => {
    const told = outcomesOf(gameOf('even', '5x3-20'))
    expect(typicalGame).toHaveLength(told.length)
    typicalGame.forEach(([multiple, chance], at) => {
      expect(multiple).toBeCloseTo(told[at]![0], 8)
      expect(chance).toBeCloseTo(told[at]![1], 10)
    })
  })

  it('has the exact return, hits and, nearly, the deviation that are recorded of it', () => {
    const { exact } = measured[game]!
    const mean = typicalGame.reduce((sum, [multiple, chance]) => sum + multiple * chance, 0)
    const square = typicalGame.reduce((sum, [multiple, chance]) => sum + multiple ** 2 * chance, 0)
    expect(mean).toBeCloseTo(exact.returnToPlayer, 8)
    expect(1 - typicalGame[0]![1]).toBeCloseTo(exact.hitRate, 8)
    expect(Math.abs(Math.sqrt(square - mean ** 2) / exact.standardDeviation - 1)).toBeLessThan(0.002)
  })
})
