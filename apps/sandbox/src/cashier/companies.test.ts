import { ManualClock } from '@baize/kit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CashierId, cashierIds } from './companies.ts'
import {
  orderFor,
  type Platform,
  type RunningCashier,
  SECRETS,
  START,
  startCashier,
  startPlatform,
  userOf,
} from './fixture.ts'
import { SLOW_ANSWER_MS } from './payment.ts'

let clock: ManualClock
let platform: Platform
let cashier: RunningCashier
const userAt = (provider: CashierId) => userOf(cashier, clock, provider)

beforeEach(async () => {
  clock = new ManualClock(START)
  platform = await startPlatform(clock)
  cashier = await startCashier(platform, clock)
})
afterEach(async () => {
  await cashier.close()
  await platform.close()
})

it('tell their own methods, each by its own secret', async () => {
  const told: Record<string, unknown[]> = {}
  for (const id of cashierIds) {
    const { body } = await userAt(id).signed('GET', '/methods')
    told[id] = (body['deposits'] as { method: string }[]).map(({ method }) => method)
    expect(Array.isArray(body['withdrawals'])).toBe(true)
  }
  expect(told).toEqual({
    cashier: ['card', 'phone', 'qr', 'wallet'],
    girowell: ['bank'],
    kiosko: ['voucher', 'agent'],
    wobble: ['wobble'],
  })
  const foreign = await userAt('kiosko').signed('GET', '/methods', undefined, { secret: SECRETS.girowell })
  expect(foreign.status).toBe(401)
})

it('know nothing of payments of each other, and report their own under their name', async () => {
  const order = orderFor(platform, { method: 'agent', details: { phone: '+491700000000' } })
  const kiosko = userAt('kiosko')
  const { body } = await kiosko.signed('POST', '/payments', order)
  expect(body['qr']).toContain('/cashier/pay?token=')
  expect((await userAt('girowell').signed('GET', `/payments/${order.paymentId}`)).status).toBe(404)
  expect((await userAt('cashier').signed('POST', '/payments', order)).status).toBe(409)
  const token = new URL(String(body['qr'])).searchParams.get('token')!
  await kiosko.submit('/cashier/pay/confirm', { ...(await kiosko.hiddenFields(token)), answer: 'yes' })
  await vi.waitFor(() => expect(platform.received).toMatchObject([{ paymentId: order.paymentId, status: 'paid' }]))
  expect(platform.senders).toEqual(['kiosko'])
})

it('take their time, where a bank is asked', async () => {
  const girowell = userAt('girowell')
  const order = orderFor(platform, { method: 'bank' })
  const token = await girowell.open(order)
  await girowell.submit('/cashier/pay/confirm', { ...(await girowell.hiddenFields(token)), answer: 'yes' })
  const state = async () => (await girowell.signed('GET', `/payments/${order.paymentId}`)).body['state']
  expect(await state()).toBe('created')
  clock.advance(SLOW_ANSWER_MS)
  expect(await state()).toBe('paid')
})

it.each([
  ['2502', ['paid', 'paid']],
  ['2503', ['failed', 'paid']],
  ['2504', []],
  ['2500', ['paid']],
])('report in their own manner what was paid of %s', async (amount, reports) => {
  const wobble = userAt('wobble')
  const order = orderFor(platform, { method: 'wobble', amount })
  await wobble.pay(await wobble.open(order), 'approve')
  expect((await wobble.signed('GET', `/payments/${order.paymentId}`)).body['state']).toBe('paid')
  await vi.waitFor(() => expect(platform.received.length).toBeGreaterThanOrEqual(reports.length))
  expect(platform.received.map(({ status }) => status).toSorted()).toEqual(reports)
  expect(new Set(platform.received.map(({ eventId }) => eventId)).size).toBe(reports.length)
})
