import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ManualClock, uuidv7 } from '@baize/kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CardOutcome } from './cards.ts'
import { orderFor, START, startCashier, startPlatform, userOf } from './fixture.ts'
import type { Platform, RunningCashier } from './fixture.ts'
import { ABANDONED_AFTER_MS, PREPARED_AFTER_MS, SLOW_ANSWER_MS } from './payment.ts'
import { REPORTED_FOR_MS } from './reporter.ts'

let clock: ManualClock
let platform: Platform
let cashier: RunningCashier
let dataDir: string
let user: ReturnType<typeof userOf>

beforeEach(async () => {
  clock = new ManualClock(START)
  dataDir = await mkdtemp(join(tmpdir(), 'cashier-'))
  platform = await startPlatform(clock)
  cashier = await startCashier(platform, clock, dataDir)
  user = userOf(cashier, clock)
})

afterEach(async () => {
  await cashier.close()
  await platform.close()
  await rm(dataDir, { recursive: true, force: true })
})

const restart = async () => {
  await cashier.close()
  cashier = await startCashier(platform, clock, dataDir)
  user = userOf(cashier, clock)
}

const stateOf = async (paymentId: string) => (await user.signed('GET', `/payments/${paymentId}`)).body.state

describe('a credit card', () => {
  it('pays and is said to be one; where the platform refuses it the payer gets the money back', async () => {
    const [taken, refused] = [orderFor(platform), orderFor(platform)]
    await user.pay(await user.open(taken), 'credit')
    await vi.waitFor(() => expect(platform.received).toHaveLength(1))
    expect(platform.received[0]).toMatchObject({ status: 'paid', funding: 'credit' })
    expect(await stateOf(taken.paymentId)).toBe('paid')

    platform.refuseMoney = true
    const token = await user.open(refused)
    const { location } = await user.pay(token, 'credit')
    expect(await user.leave(location)).toBe(refused.errorUrl)
    expect(await stateOf(refused.paymentId)).toBe('returned')
    expect((await user.page(`/cashier/pay?token=${token}`)).text).toContain('The money goes back to your card.')
    await restart()
    expect(await stateOf(refused.paymentId)).toBe('returned')
  })
})

describe('ordering a payment', () => {
  it('gives the address of its page; the same order again gives the same answer', async () => {
    const order = orderFor(platform)
    const first = await user.signed('POST', '/payments', order)
    expect(first).toEqual({
      status: 200,
      body: {
        status: 'ok',
        paymentId: order.paymentId,
        action: `${cashier.url}/cashier/pay`,
        fields: { token: expect.stringMatching(/^[\w-]{43}$/) },
        qr: null,
      },
    })
    expect(await user.signed('POST', '/payments', order)).toEqual(first)
    await restart()
    expect((await user.signed('POST', '/payments', order)).body.fields).toEqual(first.body.fields)
  })

  it('is a conflict when the id is known with another content', async () => {
    const order = orderFor(platform)
    await user.signed('POST', '/payments', order)
    expect(await user.signed('POST', '/payments', { ...order, amount: '9999' })).toMatchObject({
      status: 409,
      body: { status: 'payment_conflict' },
    })
  })

  it('needs a signature with the shared secret, used once', async () => {
    const order = orderFor(platform)
    expect((await user.signed('POST', '/payments', order, { secret: 'guessed' })).status).toBe(401)
    expect((await user.signed('POST', '/payments', order, { provider: 'studio' })).status).toBe(401)
    const late = new ManualClock(new Date(START.getTime() - 61_000))
    expect((await user.signed('POST', '/payments', order, { clock: late })).status).toBe(401)
    let sent: RequestInit | undefined
    const spy: typeof fetch = (input, init) => {
      sent = init
      return fetch(input, init)
    }
    expect((await user.signed('POST', '/payments', order, { fetch: spy })).status).toBe(200)
    expect((await fetch(`${cashier.url}/cashier/v1/payments`, sent)).status).toBe(401)
  })

  it.each([
    ['an id that is no uuid', { paymentId: 'x' }],
    ['a number for an amount', { amount: 2550 }],
    ['an amount of nothing', { amount: '0' }],
    ['a fraction', { amount: '25.50' }],
    ['another kind', { kind: 'refund' }],
    ['no currency', { currency: undefined }],
    ['a sub-unit that is no power of ten', { subunitToUnit: '60' }],
    ['a callback to a stranger', { callbackUrl: 'https://elsewhere.example/callbacks/cashier' }],
    ['a return to a stranger', { successUrl: 'https://elsewhere.example/' }],
    ['a return to a script', { errorUrl: 'javascript:alert(1)' }],
  ])('is malformed with %s', async (_title, over) => {
    expect(await user.signed('POST', '/payments', orderFor(platform, over))).toMatchObject({
      status: 400,
      body: { status: 'malformed' },
    })
  })

  it('is malformed without an object for a body', async () => {
    expect((await user.signed('POST', '/payments', [])).status).toBe(400)
  })

  it('can be asked about; an unknown one is not found', async () => {
    const order = orderFor(platform)
    await user.open(order)
    expect(await user.signed('GET', `/payments/${order.paymentId}`)).toEqual({
      status: 200,
      body: { status: 'ok', paymentId: order.paymentId, state: 'created', amount: '2550', currency: 'EUR' },
    })
    expect((await user.signed('GET', `/payments/${uuidv7()}`)).status).toBe(404)
  })
})

describe('paying', () => {
  it.each<[CardOutcome, string, string, object]>([
    ['approve', 'paid', 'deposit-success', {}],
    ['insufficient', 'failed', 'deposit-error', { reason: 'insufficient' }],
    ['decline', 'failed', 'deposit-error', { reason: 'declined' }],
  ])('with the card that ends in %s reports %s, why, and leads to %s', async (outcome, status, target, why) => {
    const order = orderFor(platform)
    const token = await user.open(order)
    const submitted = await user.pay(token, outcome)
    expect(submitted.status).toBe(303)
    expect(await user.leave(submitted.location)).toBe(`${platform.url}/?${target}=true`)
    const { paymentId, amount, currency } = order
    expect(platform.received).toEqual([
      { eventId: expect.any(String), paymentId, status, amount, currency, occurredAt: START.toISOString(), ...why },
    ])
    expect((await user.signed('GET', `/payments/${paymentId}`)).body).toMatchObject({ state: status, ...why })
  })

  it.each([
    ['yes', 'paid', 'deposit-success'],
    ['no', 'failed', 'deposit-error'],
  ])('after the bank asked and heard %s reports %s', async (answer, status, target) => {
    const order = orderFor(platform)
    const token = await user.open(order)
    await user.pay(token, 'confirm')
    expect(await stateOf(order.paymentId)).toBe('created')
    expect(platform.attempts).toEqual([])
    const answered = await user.submit('/cashier/pay/confirm', { ...(await user.hiddenFields(token)), answer })
    expect(await user.leave(answered.location)).toBe(`${platform.url}/?${target}=true`)
    expect(platform.received.map((callback) => callback.status)).toEqual([status])
  })

  it('by a slow bank leads to the pending page and reports when the bank has answered', async () => {
    const order = orderFor(platform)
    const token = await user.open(order)
    const { location } = await user.pay(token, 'slow')
    const waiting = await user.page(location!)
    expect(waiting.status).toBe(200)
    expect(waiting.text).toContain(`url=${platform.url}/?deposit-redirect=true`)
    expect(await stateOf(order.paymentId)).toBe('created')
    clock.advance(SLOW_ANSWER_MS)
    await vi.waitUntil(() => platform.received.length > 0, 10_000)
    expect(platform.received[0]).toMatchObject({ paymentId: order.paymentId, status: 'paid' })
  })

  it('can be taken back before a card was accepted', async () => {
    const order = orderFor(platform)
    const token = await user.open(order)
    const cancelled = await user.submit('/cashier/pay/cancel', await user.hiddenFields(token))
    expect(await user.leave(cancelled.location)).toBe(`${platform.url}/?deposit-error=true`)
    expect(platform.received).toMatchObject([{ status: 'failed', reason: 'cancelled' }])
  })

  it('cannot be taken back while the bank works on it', async () => {
    const order = orderFor(platform)
    const token = await user.open(order)
    await user.pay(token, 'slow')
    const text = await user.hiddenFields(token)
    await user.submit('/cashier/pay/cancel', { ...text, token })
    clock.advance(SLOW_ANSWER_MS)
    expect(await stateOf(order.paymentId)).toBe('paid')
  })

  it('lands once when the form is sent many times at the same moment', async () => {
    const order = orderFor(platform)
    const token = await user.open(order)
    const hidden = await user.hiddenFields(token)
    const outcomes: CardOutcome[] = ['approve', 'decline', 'approve', 'insufficient', 'approve', 'decline']
    const sent = await Promise.all(
      outcomes.map((outcome) => user.submit('/cashier/pay/card', { ...hidden, ...user.cardFields(outcome) })),
    )
    const left = await Promise.all(sent.map(({ location }) => user.leave(location)))
    expect(new Set(left).size).toBe(1)
    expect(new Set(platform.attempts.map(({ eventId }) => eventId)).size).toBe(1)
    expect(platform.received).toHaveLength(1)
  })

  it('is over once decided: another card or a cancel changes nothing', async () => {
    const order = orderFor(platform)
    const token = await user.open(order)
    const hidden = await user.hiddenFields(token)
    await user.leave((await user.pay(token, 'decline')).location)
    await user.submit('/cashier/pay/card', { ...hidden, ...user.cardFields('approve') })
    await user.submit('/cashier/pay/cancel', hidden)
    expect(await stateOf(order.paymentId)).toBe('failed')
    expect(platform.received).toHaveLength(1)
    expect((await user.page(`/cashier/pay?token=${token}`)).text).toContain('The bank refused this payment.')
  })
})

describe('paying by a code', () => {
  it('leads to the question of the bank, and stays on its page once it was answered', async () => {
    const order = orderFor(platform, { method: 'qr' })
    const { qr, action } = (await user.signed('POST', '/payments', order)).body
    expect(action).toBeNull()
    expect(qr).toMatch(`${cashier.url}/cashier/pay?token=`)
    const end = await answer(String(qr), 'yes')
    expect(end).toContain('This payment is paid.')
    expect(end).not.toContain(platform.url)
    expect(await stateOf(order.paymentId)).toBe('paid')
  })

  it('that takes a moment reports the code, over a restart and until it is received', async () => {
    const order = orderFor(platform, { method: 'voucher' })
    expect((await user.signed('POST', '/payments', order)).body).toMatchObject({ action: null, qr: null })
    platform.refuse(1)
    clock.advance(PREPARED_AFTER_MS)
    expect((await user.signed('GET', `/payments/${order.paymentId}`)).body).toMatchObject({ state: 'created' })
    await vi.waitUntil(() => platform.attempts.length > 0, 10_000)
    await restart()
    await vi.waitUntil(() => platform.received.length > 0, 10_000)
    const [prepared] = platform.received
    expect(prepared).toMatchObject({ paymentId: order.paymentId, status: 'prepared', amount: '2550', currency: 'EUR' })
    const { qr } = (await user.signed('GET', `/payments/${order.paymentId}`)).body
    // The restart gave the cashier another port.
    expect(tokenOf(prepared!.qr)).toBe(tokenOf(qr))
    expect(await answer(String(qr), 'no')).toContain('This payment was not confirmed.')
    await vi.waitUntil(() => platform.received.length > 1, 10_000)
    expect(platform.received.map(({ status }) => status)).toEqual(['prepared', 'failed'])
  })
})

describe('paying from a wallet', () => {
  it('is asked on a page that the platform may frame, and nobody else', async () => {
    const order = orderFor(platform, { method: 'wallet' })
    const { action, fields } = (await user.signed('POST', '/payments', order)).body
    expect(action).toBe(`${cashier.url}/cashier/pay`)
    const path = `/cashier/pay?token=${(fields as { token: string }).token}`
    const { headers } = await user.page(path)
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${platform.url};`)
    expect(headers.get('x-frame-options')).toBeNull()
    expect(await answer(`${cashier.url}${path}`, 'yes')).toContain('This payment is paid.')
    const card = orderFor(platform)
    const shown = await user.page(`/cashier/pay?token=${await user.open(card)}`)
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})

const tokenOf = (address: unknown) => new URL(String(address)).searchParams.get('token')!

/** Opens the page of a payment and answers its question; the page that is there in the end. */
async function answer(address: string, said: 'yes' | 'no'): Promise<string> {
  const token = tokenOf(address)
  const { location } = await user.submit('/cashier/pay/confirm', { ...(await user.hiddenFields(token)), answer: said })
  return (await user.page(location!)).text
}

describe('paying by phone', () => {
  it.each([
    ['2550', 'paid'],
    ['2501', 'failed'],
  ])('has no page; the payer is asked on the phone, and %s is %s', async (amount, end) => {
    const order = orderFor(platform, { method: 'phone', details: { phone: '+4915112345678' }, amount })
    expect((await user.signed('POST', '/payments', order)).body).toEqual({
      status: 'ok',
      paymentId: order.paymentId,
      action: null,
      fields: {},
      qr: null,
    })
    expect(await stateOf(order.paymentId)).toBe('created')
    clock.advance(SLOW_ANSWER_MS)
    expect(await stateOf(order.paymentId)).toBe(end)
    await vi.waitUntil(() => platform.received.length > 0, 10_000)
    expect(platform.received).toMatchObject([{ paymentId: order.paymentId, status: end }])
  })
})

describe('walking away', () => {
  it('leaves the payment open, and closes it as failed after half an hour', async () => {
    const order = orderFor(platform)
    const token = await user.open(order)
    clock.advance(ABANDONED_AFTER_MS - 1)
    expect(await stateOf(order.paymentId)).toBe('created')
    const hidden = await user.hiddenFields(token)
    clock.advance(1)
    expect(await stateOf(order.paymentId)).toBe('abandoned')
    await vi.waitUntil(() => platform.received.length > 0, 10_000)
    expect(platform.received).toMatchObject([{ paymentId: order.paymentId, status: 'failed' }])
    await user.submit('/cashier/pay/card', { ...hidden, ...user.cardFields('approve') })
    expect(await stateOf(order.paymentId)).toBe('abandoned')
  })

  it('is noticed by itself, without anyone asking', async () => {
    await user.open(orderFor(platform))
    clock.advance(ABANDONED_AFTER_MS)
    await vi.waitUntil(() => platform.received.length > 0, 10_000)
    expect(platform.received).toMatchObject([{ status: 'failed' }])
  })
})

describe('reporting', () => {
  it('is repeated with the same event until the platform accepts, and only then the payer goes on', async () => {
    const order = orderFor(platform)
    const token = await user.open(order)
    platform.refuse(3)
    const { location } = await user.pay(token, 'approve')
    expect(await user.leave(location)).toBe(`${platform.url}/?deposit-success=true`)
    expect(platform.attempts).toHaveLength(4)
    expect(new Set(platform.attempts.map(({ eventId }) => eventId)).size).toBe(1)
    expect(platform.received).toHaveLength(1)
  })

  it('does not keep the payer waiting for a platform that does not accept', async () => {
    const order = orderFor(platform)
    const token = await user.open(order)
    platform.refuse(Number.POSITIVE_INFINITY)
    const { location } = await user.pay(token, 'approve')
    const waiting = await user.page(location!)
    expect(waiting.status).toBe(200)
    expect(waiting.text).toContain(`url=${platform.url}/?deposit-redirect=true`)
    expect(await stateOf(order.paymentId)).toBe('paid')
  })

  it('ends after three days without anyone who wants to hear it', async () => {
    const token = await user.open(orderFor(platform))
    platform.refuse(Number.POSITIVE_INFINITY)
    await user.pay(token, 'approve')
    await vi.waitUntil(() => platform.attempts.length > 0, 10_000)
    clock.advance(REPORTED_FOR_MS)
    await restart()
    platform.refuse(0)
    const other = orderFor(platform)
    await user.leave((await user.pay(await user.open(other), 'approve')).location)
    expect(platform.received.map(({ paymentId }) => paymentId)).toEqual([other.paymentId])
  })

  it('is taken up again after a restart', async () => {
    const order = orderFor(platform)
    const token = await user.open(order)
    platform.refuse(Number.POSITIVE_INFINITY)
    await user.pay(token, 'approve')
    await vi.waitUntil(() => platform.attempts.length > 0, 10_000)
    await cashier.close()
    platform.refuse(0)
    cashier = await startCashier(platform, clock, dataDir)
    await vi.waitUntil(() => platform.received.length > 0, 10_000)
    expect(platform.received).toMatchObject([
      { paymentId: order.paymentId, status: 'paid', eventId: platform.attempts[0]!.eventId },
    ])
  })
})

describe('the journal', () => {
  it('brings back open payments with their pages, past a line that a crash cut off', async () => {
    const order = orderFor(platform)
    const token = await user.open(order)
    await user.pay(token, 'confirm')
    await cashier.close()
    await appendFile(join(dataDir, 'cashier.jsonl'), '{"paymentId":"01')
    cashier = await startCashier(platform, clock, dataDir)
    user = userOf(cashier, clock)
    expect((await user.page(`/cashier/pay?token=${token}`)).text).toContain('Confirm with your bank')
    const answered = await user.submit('/cashier/pay/confirm', { ...(await user.hiddenFields(token)), answer: 'yes' })
    expect(await user.leave(answered.location)).toBe(`${platform.url}/?deposit-success=true`)
    await restart()
    expect(await stateOf(order.paymentId)).toBe('paid')
  })

  it('never holds a card', async () => {
    const token = await user.open(orderFor(platform))
    await user.leave((await user.pay(token, 'approve')).location)
    const text = await readFile(join(dataDir, 'cashier.jsonl'), 'utf8')
    const { number, holder } = user.cardFields('approve')
    expect(text).toContain('"state":"paid"')
    expect(text).not.toContain(number.replaceAll(' ', ''))
    expect(text).not.toContain(number)
    expect(text).not.toContain(holder)
  })
})
