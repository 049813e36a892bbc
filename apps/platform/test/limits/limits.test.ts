import type { Limit } from '@baize/contract'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const DAY_MS = 86_400_000
const daily = { definition: 1, period: 'daily', currency: 'EUR', amount: 50 } as const
const START = new Date('2026-03-28T12:00:00Z')

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

/** Somebody in Berlin at noon before the clocks go forward, signed in then. */
async function berliner(): Promise<TestPlayer> {
  platform.clock.advance(START.getTime() - platform.clock.now().getTime())
  const anna = await platform.player()
  await anna.call('updateProfile', { body: { timeZone: 'Europe/Berlin' } })
  return anna
}

/** Time passes, and the player signs in again. */
async function later(anna: TestPlayer, passedMs: number): Promise<void> {
  platform.clock.advance(passedMs)
  const { accessToken } = await anna.call('createSession', { body: { login: anna.email, password: anna.password } })
  anna.token = accessToken
}

const set = (anna: TestPlayer, body: object): Promise<Limit> => anna.call('createLimit', { body: body as typeof daily })
const list = (anna: TestPlayer) => anna.call('listLimits', {})

describe('a limit', () => {
  it('applies from the moment it is set, to the own day of the player, however long that is', async () => {
    const anna = await berliner()
    const limit = await set(anna, daily)
    expect(limit).toMatchObject({ ...daily, status: 1, currentAmount: 0, cancelProcess: false, pendingExist: false })
    expect(limit.limitId).toBe(limit.id)
    expect([limit.startedAt, limit.expiredAt]).toEqual(['2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z'])
    await later(anna, DAY_MS)
    // The day on which clocks go forward has twenty-three hours.
    const [next] = await list(anna)
    expect([next!.startedAt, next!.expiredAt]).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'])
  })

  it('is one of its kind, period and currency', async () => {
    const anna = await berliner()
    await set(anna, daily)
    expect(await anna.refusal('createLimit', { body: daily })).toMatchObject({ status: 409, code: 12101 })
    await set(anna, { ...daily, period: 'weekly' })
    await set(anna, { ...daily, currency: 'USD' })
    await set(anna, { ...daily, definition: 2 })
    expect(await list(anna)).toHaveLength(4)
  })

  it.each([
    ['without an amount', { amount: undefined }, 'amount'],
    ['above a million', { amount: 1_000_001 }, 'amount'],
    ['finer than the currency', { amount: 0.001 }, 'amount'],
    ['without a currency', { currency: undefined }, 'currency'],
    ['in a currency the house does not know', { currency: 'XXX' }, 'currency'],
    ['for a period it does not know', { period: 'hourly' }, 'period'],
    ['of breaks for a length they do not have', { definition: 5, period: '2_days' }, 'period'],
  ])('%s is refused beside the field', async (_, changes, field) => {
    const anna = await berliner()
    const refusal = await anna.refusal('createLimit', { body: { ...daily, ...changes } })
    expect(refusal).toMatchObject({ status: 422 })
    expect(Object.keys(refusal.fields ?? {})).toEqual([field])
  })

  it('is nobody else’s', async () => {
    const [anna, ben] = [await berliner(), await berliner()]
    const { id: limitId } = await set(anna, daily)
    expect(await ben.refusal('updateLimit', { params: { limitId }, body: { amount: 20 } })).toMatchObject({
      status: 404,
    })
    expect(await ben.refusal('deleteLimit', { params: { limitId } })).toMatchObject({ status: 404 })
    expect(await list(ben)).toEqual([])
  })
})

describe('a weaker limit', () => {
  it('waits, is confirmed by the player when it has waited, and only then applies', async () => {
    const anna = await berliner()
    const { id: limitId } = await set(anna, daily)
    const raise = await anna.call('updateLimit', { params: { limitId }, body: { amount: 80 } })
    // A day, and then till the end of the period that ends first after it was asked for: whichever comes later.
    expect(raise).toMatchObject({ status: 2, amount: 80, changeAt: '2026-03-29T12:00:00.000Z' })
    expect(await list(anna)).toMatchObject([
      { id: limitId, amount: 50, cancelProcess: true, pendingExist: true },
      { id: raise.id, amount: 80 },
    ])
    const confirm = { params: { limitId: raise.id }, body: { amount: 80 } }
    expect(await anna.refusal('updateLimit', confirm)).toMatchObject({ status: 409, code: 12102 })
    await later(anna, DAY_MS)
    expect((await list(anna))[0]).toMatchObject({ amount: 50 })
    expect(await anna.call('updateLimit', confirm)).toMatchObject({ id: limitId, amount: 80, pendingExist: false })
    expect(await list(anna)).toHaveLength(1)
  })

  it('of a month waits till the month is over', async () => {
    const anna = await berliner()
    const { id: limitId } = await set(anna, { ...daily, period: 'monthly' })
    const gone = await anna.call('deleteLimit', { params: { limitId } })
    expect(gone).toMatchObject({ id: limitId, cancelProcess: true, pendingExist: false })
    expect(gone.changeAt).toBe('2026-03-31T22:00:00.000Z')
    expect(await anna.refusal('deleteLimit', { params: { limitId } })).toMatchObject({ code: 12102 })
    await later(anna, 4 * DAY_MS)
    await anna.call('deleteLimit', { params: { limitId } })
    expect(await list(anna)).toEqual([])
  })

  it('that nobody confirms within a week means nothing any more', async () => {
    const anna = await berliner()
    const { id: limitId } = await set(anna, daily)
    await anna.call('updateLimit', { params: { limitId }, body: { amount: 80 } })
    await later(anna, 8 * DAY_MS)
    expect(await list(anna)).toMatchObject([{ id: limitId, amount: 50, cancelProcess: false, changeAt: null }])
    expect(await anna.call('updateLimit', { params: { limitId }, body: { amount: 80 } })).toMatchObject({ status: 2 })
  })

  it('can be withdrawn any time before, a raise and a removal alike', async () => {
    const anna = await berliner()
    const { id: limitId } = await set(anna, daily)
    const raise = await anna.call('updateLimit', { params: { limitId }, body: { amount: 80 } })
    expect(await anna.call('deleteLimit', { params: { limitId: raise.id } })).toMatchObject({ id: limitId, amount: 50 })
    await anna.call('deleteLimit', { params: { limitId } })
    expect(await anna.call('updateLimit', { params: { limitId }, body: {} })).toMatchObject({ cancelProcess: false })
    expect(await list(anna)).toMatchObject([{ id: limitId, amount: 50, cancelProcess: false }])
  })

  it('is forgotten where the player asks for a stronger one instead, which applies at once', async () => {
    const anna = await berliner()
    const { id: limitId } = await set(anna, daily)
    await anna.call('updateLimit', { params: { limitId }, body: { amount: 80 } })
    const lower = await anna.call('updateLimit', { params: { limitId }, body: { amount: 20 } })
    expect(lower).toMatchObject({ amount: 20, cancelProcess: false })
    expect(await list(anna)).toHaveLength(1)
  })
})

describe('the log of facts', () => {
  it('keeps every step of a limit', async () => {
    const anna = await berliner()
    const { id: limitId } = await set(anna, daily)
    await anna.call('updateLimit', { params: { limitId }, body: { amount: 80 } })
    await anna.call('updateLimit', { params: { limitId }, body: {} })
    await anna.call('updateLimit', { params: { limitId }, body: { amount: 10 } })
    const { rows } = await platform.pool.query(
      `SELECT data ->> 'change' AS change, data ->> 'amount' AS amount FROM fact_inbox
       WHERE player_id = $1 AND kind IN ('limit_set', 'limit_changed') ORDER BY id`,
      [anna.id],
    )
    expect(rows).toEqual([
      { change: null, amount: '5000' },
      { change: 'raise_asked', amount: '8000' },
      { change: 'withdrawn', amount: null },
      { change: 'lowered', amount: '1000' },
    ])
  })
})
