import { randomUUID } from 'node:crypto'
import { many, withTransaction } from '@baize/database'
import { silentLogger } from '@baize/kit'
import type { TestPlatform, TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultOf } from '../../../../scripts/verify-wheel.mjs'
import { depositListeners } from '../../src/deposit-listeners.ts'
import { grantWheelSpins } from '../../src/flows/offers/wheels/grant-wheel-spins.ts'
import { giveSpinsOfDeposit, spinsOfDeposits } from '../../src/flows/offers/wheels/wheel-deposits.ts'
import { keepWheels } from '../../src/flows/offers/wheels/wheels.ts'
import { rebuildConsumer } from '../../src/modules/ground/facts/index.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { depositBody, startWithCashier } from '../payments/fake-cashier.ts'
import { makeFeed } from '../support/feed.ts'
import { factsOf } from '../support/money.ts'

const DAY_MS = 86_400_000
const WHEEL = 'brass-wheel'
const CHANNEL = 'retention:wheels'

let site: Awaited<ReturnType<typeof startWithCashier>>
let platform: TestPlatform
beforeAll(async () => {
  site = await startWithCashier([...depositListeners])
  platform = site.platform
  const feed = makeFeed(1)
  const games = [{ ...feed.games[0]!, identity: 'last-light', name: 'Last Light' }]
  await syncFeed(platform.pool, 'studio', platform.clock.now(), { ...feed, games })
})
afterAll(async () => {
  expect(await checkLedger(platform.pool)).toEqual([])
  await platform[Symbol.asyncDispose]()
})

const grant = (player: TestPlayer, count = 1, cause = `test:${randomUUID()}`) =>
  withTransaction(platform.pool, (tx) =>
    grantWheelSpins(tx, platform.services, { playerId: player.id, wheelId: WHEEL, count, cause }),
  )

async function wheelOf(visitor: Pick<TestPlayer, 'call'>) {
  const [wheel] = await visitor.call('listWheels', { query: { identity: [WHEEL] } })
  return wheel!
}

const spin = (player: TestPlayer, query = {}) => player.call('spinWheel', { params: { id: WHEEL }, query })
const drawsOf = (player: TestPlayer) => player.call('listWheelDraws', { params: { id: WHEEL }, query: {} })

/** Lets days pass, after which the player signs in again. */
async function waitDays(days: number, player: TestPlayer): Promise<void> {
  platform.clock.advance(days * DAY_MS)
  const body = { login: player.email, password: player.password }
  player.token = (await platform.client('createSession', { body })).accessToken
}

describe('a wheel', () => {
  it('shows every visitor its sectors, their chances and what its draws are committed to', async () => {
    const wheel = await wheelOf(platform.visitor())
    expect(wheel).toMatchObject({ identity: WHEEL, state: 3, playerSpins: [], limitRefreshAt: null })
    expect(wheel.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(wheel.items.reduce((sum, { dropRate }) => sum + Math.round(dropRate! * 10_000), 0)).toBe(1_000_000)
    expect(wheel.items.find(({ id }) => id === 'cash-5')).toMatchObject({
      title: expect.stringMatching(/^EUR.5\.00 cash$/),
      dropRate: 3.5,
    })
  })

  it('draws one of its sectors for a spin, gives it at once and tells every open tab', async () => {
    const anna = await platform.player()
    await grant(anna)
    const { playerSpins, items, commitment } = await wheelOf(anna)
    expect(playerSpins).toHaveLength(1)
    const links = (await anna.call('listMessages', { query: {} })).map(({ content }) => content.link?.url)
    expect(links).toContain(`/wheels/${WHEEL}`)
    const sector = await spin(anna, { commitment })
    expect(items.map(({ id }) => id)).toContain(sector.id)
    expect((await wheelOf(anna)).playerSpins).toEqual([])
    expect(await anna.refusal('spinWheel', { params: { id: WHEEL } })).toMatchObject({ code: 10003 })
    expect(await factsOf(platform.pool, CHANNEL, anna.id)).toMatchObject([
      { event: 'wheel.spin.issued', amount: 1, wheel: { identity: WHEEL } },
      { event: 'wheel.spin.issued', amount: 0, sector: { id: sector.id } },
    ])
    const given = await many(
      platform.pool,
      `SELECT cause FROM player_bonus WHERE player_id = $1 UNION ALL SELECT cause FROM free_spin WHERE player_id = $1`,
      [anna.id],
    )
    expect(given).toHaveLength(1)
    expect(given[0]).toMatchObject({ cause: expect.stringMatching(/^wheel:/) })
  })

  it('answers a repeat of a spin with its first result, and uses one spin', async () => {
    const anna = await platform.player()
    await grant(anna, 2)
    const init = { method: 'POST', headers: { 'idempotency-key': randomUUID() } }
    const path = `/api/retention/wheels/${WHEEL}/spin`
    const replies = await Promise.all([anna.fetch(path, init), anna.fetch(path, init), anna.fetch(path, init)])
    const texts = await Promise.all(replies.map((reply) => reply.text()))
    expect(new Set(texts).size).toBe(1)
    expect(await drawsOf(anna)).toHaveLength(1)
    expect((await wheelOf(anna)).playerSpins).toHaveLength(1)
  })

  it('never draws twice for one spin, however many ask at the same moment', async () => {
    const anna = await platform.player()
    await grant(anna, 2)
    const path = `/api/retention/wheels/${WHEEL}/spin`
    const replies = await Promise.all(Array.from({ length: 6 }, () => anna.fetch(path, { method: 'POST' })))
    const statuses = replies.map(({ status }) => status).toSorted((left, right) => left - right)
    expect(statuses).toEqual([200, 200, 409, 409, 409, 409])
    expect(await drawsOf(anna)).toHaveLength(2)
  })

  it('is not drawn from another seed than the one that was shown', async () => {
    const anna = await platform.player()
    await grant(anna)
    const other = { params: { id: WHEEL }, query: { commitment: 'a'.repeat(64) } }
    expect(await anna.refusal('spinWheel', other)).toMatchObject({ code: 10004 })
    expect((await wheelOf(anna)).playerSpins).toHaveLength(1)
  })

  it('stops for the day at the spins of the day, and keeps the others for the next one', async () => {
    const anna = await platform.player()
    await grant(anna, 5)
    for (let used = 0; used < 3; used++) await spin(anna)
    const midnight = new Date((Math.floor(platform.clock.now().getTime() / DAY_MS) + 1) * DAY_MS).toISOString()
    expect(await wheelOf(anna)).toMatchObject({ playerSpins: [], heldSpins: 2, limitRefreshAt: midnight })
    expect(await anna.refusal('spinWheel', { params: { id: WHEEL } })).toMatchObject({ code: 10003 })
    await waitDays(1, anna)
    expect(await wheelOf(anna)).toMatchObject({ heldSpins: 0, limitRefreshAt: null })
    expect((await wheelOf(anna)).playerSpins).toHaveLength(2)
  })

  it('tells a seed when its day is over, and every draw agrees with it', async () => {
    const anna = await platform.player()
    await grant(anna, 3)
    const { commitment } = await wheelOf(anna)
    for (let used = 0; used < 3; used++) await spin(anna)
    expect((await drawsOf(anna)).map(({ seed }) => seed)).toEqual([null, null, null])
    await waitDays(1, anna)
    await keepWheels(platform.services)
    const draws = await drawsOf(anna)
    expect(draws.map(faultOf)).toEqual([null, null, null])
    expect(draws.map((draw) => draw.commitment)).toEqual([commitment, commitment, commitment])
    const visitor = platform.visitor()
    const [inUse, told] = await visitor.call('listWheelSeeds', { params: { id: WHEEL }, query: {} })
    expect(inUse!.seed).toBeNull()
    expect(told).toMatchObject({ commitment, seed: draws[0]!.seed })
    const forged = { ...draws[0]!, sector: { id: 'cash-100' } }
    expect(draws[0]!.sector.id === 'cash-100' || faultOf(forged)).toBeTruthy()
  })
})

describe('spins', () => {
  it('come with a deposit that is large enough, once a day', async () => {
    const anna = await platform.player()
    const deposit = async (amount: number) => {
      const body = await depositBody(anna, { amount, isBonusDecline: true })
      const { invoiceId } = await anna.call('createDeposit', { body })
      await site.report({ paymentId: invoiceId, status: 'paid', amount: String(amount) })
      // What the job of the deposit does, twice as after a crash.
      const at = platform.clock.now().toISOString()
      const landed = { invoiceId, playerId: anna.id, currency: 'EUR', amount: String(amount), at }
      await giveSpinsOfDeposit(platform.services, landed)
      await giveSpinsOfDeposit(platform.services, landed)
      return (await wheelOf(anna)).playerSpins.length
    }
    expect(await deposit(1999)).toBe(0)
    expect(await deposit(2000)).toBe(1)
    expect(await deposit(5000)).toBe(1)
    await waitDays(1, anna)
    expect(await deposit(2000)).toBe(2)
    // Nothing of it is on the way of the money, and what is read again brings nothing twice.
    const jobs = () =>
      many<{ payload: Parameters<typeof giveSpinsOfDeposit>[1] }>(
        platform.pool,
        `SELECT payload FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task
           ON task.id = job.task_id WHERE task.identifier = 'give-wheel-spins' AND payload ->> 'playerId' = $1`,
        [anna.id],
      )
    expect(await jobs()).toEqual([])
    const { pool, clock } = platform
    await pool.query('SELECT fact_number(10000)')
    await rebuildConsumer({ pool, clock, logger: silentLogger }, spinsOfDeposits)
    const asked = await jobs()
    expect(asked).toHaveLength(4)
    for (const { payload } of asked) await giveSpinsOfDeposit(platform.services, payload)
    expect((await wheelOf(anna)).playerSpins).toHaveLength(2)
  })

  it('come once for each cause', async () => {
    const anna = await platform.player()
    expect(await grant(anna, 2, 'quest:1')).toBe(2)
    expect(await grant(anna, 2, 'quest:1')).toBe(0)
    expect((await wheelOf(anna)).playerSpins).toHaveLength(2)
  })

  it('expire, and are used no more', async () => {
    const anna = await platform.player()
    await grant(anna)
    await waitDays(7, anna)
    expect(await anna.refusal('spinWheel', { params: { id: WHEEL } })).toMatchObject({ code: 10003 })
    await keepWheels(platform.services)
    const rows = await many(platform.pool, 'SELECT state FROM wheel_spin WHERE player_id = $1', [anna.id])
    expect(rows).toEqual([{ state: 3 }])
  })

  it('are given to nobody on a break, and none of theirs is used', async () => {
    const anna = await platform.player()
    await grant(anna)
    await anna.call('createLimit', { body: { definition: 5, period: '1_day' } })
    expect(await grant(anna)).toBe(0)
    expect(await anna.call('listWheels', { query: { identity: [WHEEL] } })).toEqual([])
    expect(await anna.refusal('spinWheel', { params: { id: WHEEL } })).toMatchObject({ code: 14301 })
  })
})

describe('an operator', () => {
  it('gives spins, sees what they drew, and what a spin costs', async () => {
    const anna = await platform.player()
    const operator = await platform.operator({ roles: ['payments'] })
    const reason = 'a wheel that would not turn'
    const to = { playerId: anna.id }
    const given = await operator.call('giveWheelSpins', { params: to, body: { wheelId: WHEEL, amount: 2, reason } })
    expect(given.map(({ state }) => state)).toEqual(['held', 'held'])
    const { id } = await spin(anna)
    const spins = await operator.call('listPlayerWheelSpins', { params: to, query: {} })
    expect(new Set(spins.map(({ sectorId }) => sectorId))).toEqual(new Set([id, null]))
    const [wheel] = await operator.call('listWheelFigures', {})
    expect(wheel).toMatchObject({ wheelId: WHEEL, state: 3, isStopped: false, averageValue: 1.54 })
    expect(wheel!.sectors.reduce((sum, { drawn }) => sum + drawn, 0)).toBe(wheel!.used)
    // Bonuses are not all won: a spin costs less than what it gives.
    expect(wheel!.averageCost).toBeGreaterThan(0.5)
    expect(wheel!.averageCost).toBeLessThan(wheel!.averageValue)
    expect(wheel!.expectedSpins).toBe(wheel!.used)
    expect(wheel!.expectedTotalCost).toBeCloseTo(wheel!.used * wheel!.averageCost, 1)
    const support = await platform.operator({ roles: ['support'] })
    const [latest] = await support.call('listWheelResults', { params: { wheelId: WHEEL }, query: { perPage: 1 } })
    expect(latest).toMatchObject({ playerId: anna.id, sectorId: id, turn: 1, cause: spins[1]!.cause })
  })

  it('takes spins back that were given by mistake, and none that was used', async () => {
    const anna = await platform.player()
    await grant(anna, 3)
    const { id } = await spin(anna)
    const operator = await platform.operator({ roles: ['payments'] })
    const input = { params: { playerId: anna.id }, body: { wheelId: WHEEL, amount: 5, reason: 'given twice' } }
    expect(await operator.call('takeBackWheelSpins', input)).toEqual({ takenBack: 2 })
    expect(await anna.refusal('spinWheel', { params: { id: WHEEL } })).toMatchObject({ code: 10003 })
    const spins = await operator.call('listPlayerWheelSpins', { params: { playerId: anna.id }, query: {} })
    expect(spins.map(({ state, sectorId }) => [state, sectorId])).toEqual([
      ['takenBack', null],
      ['takenBack', null],
      ['used', id],
    ])
    expect((await operator.refusal('takeBackWheelSpins', input)).status).toBe(404)
  })

  it('sees what a wheel would cost before it runs, by its chances and the deposits of the last weeks', async () => {
    const anna = await platform.player()
    for (const amount of [3000, 3000, 1000]) {
      const { invoiceId } = await anna.call('createDeposit', {
        body: await depositBody(anna, { amount, isBonusDecline: true }),
      })
      await site.report({ paymentId: invoiceId, status: 'paid', amount: String(amount) })
    }
    const half = (id: string, base: number) => ({
      id,
      names: { en: id },
      chance: 500_000,
      gives: { kind: 'money', amount: { base } },
    })
    const operator = await platform.operator({ roles: ['content'] })
    const preview = (file: unknown) =>
      operator.call('previewWheel', { params: { wheelId: 'draft' }, body: { file: JSON.stringify(file) } })
    const deposits = { from: { base: 25 }, spins: 4, times: 1, each: 'day' }
    const before = (await preview({ names: { en: 'Draft' }, sectors: [half('a', 1), half('b', 3)], deposits })).figures!
    expect(before).toMatchObject({ title: 'Draft', averageValue: 2, averageCost: 2, used: 0 })
    expect(before.expectedSpins).toBeGreaterThanOrEqual(4)
    expect(before.expectedSpins % 4).toBe(0)
    expect(before.expectedTotalCost).toBe(2 * before.expectedSpins)
    const wrong = await preview({ names: { en: 'Draft' }, sectors: [half('a', 1), half('a', 3)] })
    expect(wrong).toEqual({ problems: ['sectors have an id twice'], figures: null })
    const toNobody = await preview({
      names: { en: 'Draft' },
      sectors: [half('a', 1), half('b', 3)],
      segments: ['nobody'],
    })
    expect(toNobody).toEqual({ problems: ['segments names no segment: nobody'], figures: null })
    expect((await operator.call('listWheelFigures', {})).map(({ wheelId }) => wheelId)).not.toContain('draft')
  })

  it('stops a wheel, and spins last as much longer as it stood', async () => {
    const anna = await platform.player()
    await grant(anna)
    const [before] = (await wheelOf(anna)).playerSpins
    const turn = async (isStopped: boolean) => {
      const operator = await platform.operator({ roles: ['content'] })
      const body = { isStopped, reason: 'looking into it' }
      return operator.call('switchWheel', { params: { wheelId: WHEEL }, body })
    }
    expect(await turn(true)).toMatchObject({ isStopped: true })
    expect(await anna.call('listWheels', { query: { identity: [WHEEL] } })).toEqual([])
    expect(await anna.refusal('spinWheel', { params: { id: WHEEL } })).toMatchObject({ status: 404 })
    await waitDays(10, anna)
    await keepWheels(platform.services)
    await turn(false)
    const [after] = (await wheelOf(anna)).playerSpins
    expect(Date.parse(after!.expireAt!) - Date.parse(before!.expireAt!)).toBe(10 * DAY_MS)
  })
})

it('a wheel of a season is there in its season alone, and none of its spins outlives it', async () => {
  const anna = await platform.player()
  const now = platform.clock.now()
  const inSeason = Date.UTC(now.getUTCFullYear() + 1, 0, 4)
  await waitDays((inSeason - now.getTime()) / DAY_MS, anna)
  const seasonal = async () => (await anna.call('listWheels', { query: { identity: ['winter-wheel'] } }))[0]
  const grantOfSeason = () =>
    withTransaction(platform.pool, (tx) =>
      grantWheelSpins(tx, platform.services, {
        playerId: anna.id,
        wheelId: 'winter-wheel',
        count: 1,
        cause: randomUUID(),
      }),
    )
  expect(await grantOfSeason()).toBe(1)
  const end = new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 7)).toISOString()
  expect(await seasonal()).toMatchObject({ state: 3, endAt: end, playerSpins: [{ expireAt: end }] })
  await waitDays(3, anna)
  expect(await seasonal()).toBeUndefined()
  expect(await grantOfSeason()).toBe(0)
  await waitDays(320, anna)
  expect(await seasonal()).toMatchObject({ state: 2, playerSpins: [] })
})
