import { LimitDefinition } from '@baize/contract/kinds'
import { many } from '@baize/database'
import type { TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCashback } from '../../src/flows/offers/cashback/cashback.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { giveBonus } from '../support/bonuses.ts'
import { factsOf } from '../support/money.ts'
import { CARRIERS, TestPost } from '../support/post.ts'
import { DAY_MS, HOUR_MS, startHouse } from './playing.ts'

const post = new TestPost()
let house: Awaited<ReturnType<typeof startHouse>>
beforeAll(async () => {
  const offers = {
    daily: {},
    wagered: { countries: ['IS'], terms: { wagerCasino: 3, activateWithinDays: 7, wagerWithinDays: 7 } },
  }
  house = await startHouse(offers, { companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(async () => {
  expect(await checkLedger(house.platform.pool)).toEqual([])
  await house.platform[Symbol.asyncDispose]()
})

const coming = ({ id }: TestPlayer) =>
  listCashback(house.platform.pool, house.platform.services, { playerId: id, currency: 'EUR' })
const cashOf = async (accountId: string) => {
  const text = 'SELECT ledger_balance_of(cash_id)::text AS cash FROM wallet_account WHERE id = $1'
  const [row] = await many<{ cash: string }>(house.platform.pool, text, [accountId])
  return BigInt(row!.cash)
}
const bonusesOf = (player: TestPlayer) =>
  many<{ type: number; status: number; result: number; amount: string; name: string }>(
    house.platform.pool,
    'SELECT type, status, result, amount::text, name FROM player_bonus WHERE player_id = $1 ORDER BY id',
    [player.id],
  )

/** Somebody with an address that is proven and 1,000.00 to play with. */
async function newPlayer(form: object = {}): Promise<{ player: TestPlayer; account: string }> {
  const player = await house.platform.player({ form: { ...form } })
  await house.platform.pool.query('UPDATE player SET confirmed_at = now() WHERE id = $1', [player.id])
  return { player, account: await house.account(player, 100_000n) }
}

async function untilPaid(): Promise<void> {
  const { clock } = house.platform
  const next = Math.floor(clock.now().getTime() / DAY_MS + 1) * DAY_MS + 6 * HOUR_MS
  clock.advance(next - clock.now().getTime())
  await house.readFacts()
}

/** Begins at noon of the next day. */
async function nextNoon(): Promise<void> {
  const { clock } = house.platform
  clock.advance((Math.floor(clock.now().getTime() / DAY_MS) + 1.5) * DAY_MS - clock.now().getTime())
  await house.readFacts()
  await house.pay()
}

describe('cashback', () => {
  it('shows what is coming as things stand, and when', async () => {
    await nextNoon()
    const anna = await house.platform.player()
    const account = await house.account(anna, 100_000n)
    const { round } = await house.stake(account, 5_000n)
    await house.win(account, round, 2_000n)
    await house.readFacts()
    const now = house.platform.clock.now()
    const day = new Date(now.toISOString().slice(0, 10)).getTime()
    expect(await coming(anna)).toEqual([
      {
        bonusId: 'daily',
        bonusName: 'Daily cashback',
        names: { en: 'Daily cashback', de: 'Tägliches Cashback' },
        amount: 3,
        currency: 'EUR',
        date: new Date(day + 30 * HOUR_MS).toISOString(),
        percentage: 10,
        lostAmount: 30,
        minAmount: 1,
        maxAmount: 20,
        wagerCasino: 0,
        periodFrom: new Date(day).toISOString(),
        periodTo: new Date(day + DAY_MS).toISOString(),
      },
    ])
  })

  it('is paid at its time as cash, once, whoever pays at the same time, and told by letter, message and socket', async () => {
    await nextNoon()
    const { player: anna, account } = await newPlayer()
    await house.stake(account, 5_000n)
    await house.readFacts()
    await house.pay()
    expect(await bonusesOf(anna)).toEqual([])
    await untilPaid()
    await Promise.all([house.pay(), house.pay(), house.pay()])
    await house.pay()
    expect(await bonusesOf(anna)).toEqual([{ type: 4, status: 3, result: 2, amount: '500', name: 'Daily cashback' }])
    expect(await cashOf(account)).toBe(95_500n)
    const told = await factsOf(house.platform.pool, 'bonus:player-bonuses', anna.id)
    expect(told.at(-1)).toMatchObject({ playerBonus: { bonusType: 4, status: 3, result: 2, amount: 5 } })
    const letters = await post.lettersTo(house.platform, anna.email)
    expect(letters.filter(({ kind }) => kind === 'cashbackPaid')).toHaveLength(1)
    expect(letters.find(({ kind }) => kind === 'cashbackPaid')?.text).toContain('Your cashback of EUR\u00a05.00')
    const messages = await many(
      house.platform.pool,
      `SELECT content ->> 'title' AS title FROM player_message
      WHERE player_id = $1`,
      [anna.id],
    )
    expect(messages).toContainEqual({ title: 'Your cashback' })
  })

  it('pays nothing below the floor, the cap at most, and nothing to who won', async () => {
    await nextNoon()
    const [little, much, lucky] = [await newPlayer(), await newPlayer(), await newPlayer()]
    await house.stake(little.account, 999n)
    await house.stake(much.account, 90_000n)
    const { round } = await house.stake(lucky.account, 5_000n)
    await house.win(lucky.account, round, 9_000n)
    await untilPaid()
    await house.pay()
    const paid = await Promise.all([little, much, lucky].map(({ player }) => bonusesOf(player)))
    expect(paid.map((bonuses) => bonuses.map(({ amount }) => amount))).toEqual([[], ['2000'], []])
  })

  it('counts real money alone: what was staked and won of a bonus is in neither', async () => {
    await nextNoon()
    const { player: anna, account } = await newPlayer()
    const to = { playerId: anna.id, accountId: account }
    await giveBonus(
      house.platform.pool,
      to,
      3_000n,
      { stakeOrder: 'bonus_first', wagerCasino: 50 },
      house.platform.clock.now(),
    )
    const { round } = await house.stake(account, 6_000n)
    await house.win(account, round, 2_001n)
    await house.readFacts()
    // 30.00 of the stake was cash, and 10.01 of the win, the odd unit to the player's cash.
    expect((await coming(anna))[0]).toMatchObject({ lostAmount: 19.99, amount: 1.99 })
  })

  it('takes what comes late to a paid day out of the next payments, and adds what was missing', async () => {
    await nextNoon()
    const { player: anna, account } = await newPlayer()
    const late = await house.stake(account, 10_000n)
    await untilPaid()
    await house.pay()
    expect(await bonusesOf(anna)).toMatchObject([{ amount: '1000' }])
    await house.win(account, late.round, 6_000n)
    await house.stake(account, 3_000n)
    await house.readFacts()
    // 4.00 was due for the first day and 10.00 paid; the 3.00 of the second day go into the difference.
    expect((await coming(anna))[0]).toMatchObject({ lostAmount: 30, amount: 0 })
    await untilPaid()
    await house.pay()
    expect(await bonusesOf(anna)).toHaveLength(1)
    await house.stake(account, 5_000n)
    await untilPaid()
    await house.pay()
    expect((await bonusesOf(anna)).map(({ amount }) => amount)).toEqual(['1000', '200'])
  })

  it('gives a stake that is given back no part of it, whenever it is given back', async () => {
    await nextNoon()
    const { player: anna, account } = await newPlayer()
    await house.stake(account, 2_000n)
    const { round, reference } = await house.stake(account, 8_000n)
    house.platform.clock.advance(14 * HOUR_MS)
    await house.giveBack(account, round, reference)
    await house.readFacts()
    expect((await coming(anna)).map(({ lostAmount, amount }) => [lostAmount, amount])).toEqual([
      [20, 2],
      [0, 0],
    ])
  })

  it('becomes a bonus of its own where something has to be wagered', async () => {
    await nextNoon()
    const { player: anna, account } = await newPlayer({ country: 'IS' })
    await house.stake(account, 5_000n)
    await untilPaid()
    await house.pay()
    const bonuses = (await bonusesOf(anna)).map(({ status, result, amount }) => [status, result, amount].join(' '))
    expect(bonuses.toSorted()).toEqual(['2 1 500', '3 2 500'])
  })

  it('becomes cash beside an active bonus and leaves that as it is', async () => {
    await nextNoon()
    const { player: anna, account } = await newPlayer()
    await house.stake(account, 5_000n)
    await giveBonus(
      house.platform.pool,
      { playerId: anna.id, accountId: account },
      1_000n,
      {},
      house.platform.clock.now(),
    )
    await untilPaid()
    await house.pay()
    expect(await bonusesOf(anna)).toMatchObject([
      { type: 1, status: 2 },
      { type: 4, status: 3, result: 2 },
    ])
    expect(await cashOf(account)).toBe(95_500n)
  })

  it('is kept under the terms of the beginning of its period when the file changes', async () => {
    await nextNoon()
    const { player: anna, account } = await newPlayer()
    await house.stake(account, 5_000n)
    await house.readFacts()
    const { offers } = house.platform.services
    const book = offers.current()
    const daily = { ...book.cashback.get('daily')!, percentage: 50 }
    house.platform.services.offers = { current: () => ({ ...book, cashback: new Map([['daily', daily]]) }) }
    expect((await coming(anna))[0]).toMatchObject({ percentage: 10, amount: 5 })
    await untilPaid()
    await house.pay()
    expect(await bonusesOf(anna)).toMatchObject([{ amount: '500' }])
    await house.stake(account, 5_000n)
    await house.readFacts()
    expect((await coming(anna))[0]).toMatchObject({ percentage: 50, amount: 20 })
    house.platform.services.offers = offers
  })

  it.each([
    ['days become weeks', 'week', ['500', '600']],
    ['days stay days', 'day', ['200', '400', '500']],
  ] as const)('pays each day once where %s in the middle of a week', async (_, period, sums) => {
    const { clock, services } = house.platform
    const { offers } = services
    const book = offers.current()
    const weekday = (clock.now().getUTCDay() + 6) % 7
    clock.advance((8 - weekday) * DAY_MS)
    await nextNoon()
    const { player: anna, account } = await newPlayer()
    await house.stake(account, 5_000n)
    await house.readFacts()
    const changed = { ...book.cashback.get('daily')!, period }
    services.offers = { current: () => ({ ...book, cashback: new Map([...book.cashback, ['daily', changed]]) }) }
    expect((await coming(anna)).map(({ lostAmount }) => lostAmount)).toEqual([50])
    for (const amount of [4_000n, 2_000n]) {
      clock.advance(DAY_MS)
      await house.stake(account, amount)
      await house.readFacts()
      await house.pay()
    }
    const inSight = (await coming(anna)).map(({ lostAmount }) => lostAmount)
    expect(inSight.reduce((sum, lost) => sum + lost, 0)).toBe(period === 'week' ? 60 : 20)
    clock.advance(7 * DAY_MS)
    await house.readFacts()
    await house.pay()
    expect((await bonusesOf(anna)).map(({ amount }) => amount).toSorted()).toEqual(sums)
    services.offers = offers
  })

  it('is paid for days on which no job ran, however many, each once it is due', async () => {
    await nextNoon()
    const { player: anna, account } = await newPlayer()
    for (const amount of [5_000n, 4_000n, 3_000n]) {
      house.platform.clock.advance(DAY_MS)
      await house.stake(account, amount)
    }
    await untilPaid()
    await Promise.all([house.pay(), house.pay()])
    await house.pay()
    expect((await bonusesOf(anna)).map(({ amount }) => amount).toSorted()).toEqual(['300', '400', '500'])
  })

  it('is not paid for the days on which it was not offered', async () => {
    await nextNoon()
    const { player: anna, account } = await newPlayer()
    const { clock, services } = house.platform
    const { offers } = services
    const book = offers.current()
    const daily = { ...book.cashback.get('daily')!, isRunning: false }
    clock.advance(DAY_MS)
    services.offers = { current: () => ({ ...book, cashback: new Map([['daily', daily]]) }) }
    await house.pay()
    await house.stake(account, 5_000n)
    clock.advance(2 * DAY_MS)
    services.offers = offers
    await house.stake(account, 3_000n)
    await house.readFacts()
    await house.pay()
    await untilPaid()
    await house.pay()
    expect(await bonusesOf(anna)).toMatchObject([{ amount: '300' }])
  })

  it('waits for who is on a break, is shown to nobody who may be offered nothing, and comes once they may have it', async () => {
    await nextNoon()
    const { player: anna, account } = await newPlayer()
    await house.stake(account, 5_000n)
    await anna.call('createLimit', { body: { definition: LimitDefinition.coolingOff, period: '1_week' } })
    await untilPaid()
    await house.pay()
    expect(await bonusesOf(anna)).toEqual([])
    expect(await coming(anna)).toEqual([])
    house.platform.clock.advance(7 * DAY_MS)
    await house.readFacts()
    await Promise.all([house.pay(), house.pay()])
    expect(await bonusesOf(anna)).toMatchObject([{ amount: '500' }])
  })

  it('lapses where the player may have nothing for ninety days', async () => {
    await nextNoon()
    const { player: anna, account } = await newPlayer()
    await house.stake(account, 5_000n)
    await anna.call('createLimit', { body: { definition: LimitDefinition.selfExclusion, period: '6_months' } })
    await untilPaid()
    await house.pay()
    house.platform.clock.advance(91 * DAY_MS)
    await house.readFacts()
    await house.pay()
    expect(await bonusesOf(anna)).toEqual([])
    const desk = await house.platform.operator({ roles: ['support'] })
    const [share] = await desk.call('listPlayerCashback', { params: { playerId: anna.id }, query: {} })
    expect(share).toMatchObject({ state: 'lapsed', amount: 5 })
  })

  it('waits while a fact of the period has not been read', async () => {
    await nextNoon()
    const { player: anna, account } = await newPlayer()
    await house.stake(account, 5_000n)
    await house.stake(account, 1_000n)
    const { clock, pool } = house.platform
    clock.advance(DAY_MS)
    await house.pay()
    expect(await bonusesOf(anna)).toEqual([])
    await pool.query('SELECT fact_number(1000)')
    await house.pay()
    expect(await bonusesOf(anna)).toEqual([])
    await house.readFacts()
    await house.pay()
    expect(await bonusesOf(anna)).toMatchObject([{ amount: '600' }])
  })

  it('is paid whole or not at all: what breaks off between is done the next time', async () => {
    await nextNoon()
    const { player: anna, account } = await newPlayer()
    await house.stake(account, 5_000n)
    await untilPaid()
    const { pool, reported } = house.platform
    await pool.query(`
      CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''broken off''; END';
      CREATE TRIGGER break_off AFTER INSERT ON cashback_share EXECUTE FUNCTION break_off()`)
    await house.pay()
    expect(reported.splice(0).map(String)).toContain('error: broken off')
    expect(await bonusesOf(anna)).toEqual([])
    expect(await cashOf(account)).toBe(95_000n)
    await pool.query('DROP FUNCTION break_off CASCADE')
    await house.pay()
    expect(await bonusesOf(anna)).toMatchObject([{ amount: '500' }])
    expect(await cashOf(account)).toBe(95_500n)
  })

  it('tells operators what a player got of each period, and why nothing', async () => {
    await nextNoon()
    const { player: anna, account } = await newPlayer()
    await house.stake(account, 5_000n)
    await untilPaid()
    await house.pay()
    const desk = await house.platform.operator({ roles: ['support'] })
    const [share, ...others] = await desk.call('listPlayerCashback', { params: { playerId: anna.id }, query: {} })
    expect(share).toMatchObject({ offerId: 'daily', currency: 'EUR', lostAmount: 50, amount: 5, state: 'paid' })
    expect(others).toMatchObject([{ offerId: 'wagered', state: 'excluded', amount: 0, bonusId: null }])
  })
})
