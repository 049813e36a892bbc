import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ManualClock, uuidv7 } from '@baize/kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Platform, type RunningCashier, START, startCashier, startPlatform, userOf } from './fixture.ts'

let clock: ManualClock
let platform: Platform
let cashier: RunningCashier
let dataDir: string
let user: ReturnType<typeof userOf>

beforeEach(async () => {
  clock = new ManualClock(START)
  dataDir = await mkdtemp(join(tmpdir(), 'payouts-'))
  platform = await startPlatform(clock)
  cashier = await startCashier(platform, clock, dataDir)
  user = userOf(cashier, clock)
})
afterEach(async () => {
  await cashier.close()
  await platform.close()
  await rm(dataDir, { recursive: true, force: true })
})

const orderFor = (amount: string) => ({
  payoutId: uuidv7(),
  method: 'bank_transfer',
  details: { account_holder: 'Anna Berg', wallet_id: 'DE89370400440532013000' },
  amount,
  currency: 'EUR',
  subunitToUnit: '100',
  playerReference: '1f2e3d4c',
  locale: 'en',
  callbackUrl: `${platform.url}/callbacks/cashier`,
})

const order = async (amount: string) => {
  const body = orderFor(amount)
  expect((await user.signed('POST', '/payouts', body)).body).toMatchObject({ state: 'accepted', amount })
  return body.payoutId
}
const stateOf = async (payoutId: string) => (await user.signed('GET', `/payouts/${payoutId}`)).body.state
const told = () => platform.received.map(({ status }) => status)

describe('a payout whose amount ends in 06', () => {
  it('is paid, comes back once the bank of the receiver has sent it, and is reported both times', async () => {
    const payoutId = await order('2506')
    clock.advance(500)
    expect(await stateOf(payoutId)).toBe('paid')
    await vi.waitUntil(() => told().length === 1, 10_000)
    clock.advance(7_999)
    expect(await stateOf(payoutId)).toBe('paid')
    clock.advance(1)
    expect(await stateOf(payoutId)).toBe('returned')
    await vi.waitUntil(() => told().length === 2, 10_000)
    expect(told()).toEqual(['paid', 'returned'])
    clock.advance(3_600_000)
    expect(await stateOf(payoutId)).toBe('returned')
  })

  it('comes back by itself, over a restart', async () => {
    const payoutId = await order('2506')
    clock.advance(500)
    expect(await stateOf(payoutId)).toBe('paid')
    await vi.waitUntil(() => told().length === 1, 10_000)
    await cashier.close()
    clock.advance(8_000)
    cashier = await startCashier(platform, clock, dataDir)
    user = userOf(cashier, clock)
    await vi.waitUntil(() => told().length === 2, 10_000)
    expect(told()).toEqual(['paid', 'returned'])
    expect(await stateOf(payoutId)).toBe('returned')
  })
})

it.each([
  ['2501', 500, ['failed'], 'failed'],
  ['2502', 8_000, ['paid'], 'paid'],
  ['2505', 500, ['failed', 'paid'], 'paid'],
  ['2550', 500, ['paid'], 'paid'],
])('a payout of %s is decided after %i ms, reported as %j and is %s', async (amount, afterMs, reports, state) => {
  const payoutId = await order(amount)
  clock.advance(afterMs - 1)
  expect(await stateOf(payoutId)).toBe('accepted')
  clock.advance(1)
  expect(await stateOf(payoutId)).toBe(state)
  await vi.waitUntil(() => told().length === reports.length, 10_000)
  expect(told().toSorted()).toEqual(reports)
})

it('a payout whose answer is lost was taken all the same', async () => {
  const body = orderFor('2503')
  await expect(user.signed('POST', '/payouts', body)).rejects.toThrow()
  expect((await user.signed('POST', '/payouts', body)).body).toMatchObject({ state: 'accepted' })
})

it('a payout of which the cashier can say nothing is asked about again', async () => {
  const payoutId = await order('2504')
  expect((await user.signed('GET', `/payouts/${payoutId}`)).status).toBe(503)
  clock.advance(60_000)
  expect(await stateOf(payoutId)).toBe('paid')
})
