import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger, entriesByKeyPrefix } from '../../src/modules/money/ledger/index.ts'
import { factsOf } from '../support/money.ts'
import { balanceOf, deposit, startWithCashier } from './fake-cashier.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>

beforeAll(async () => {
  site = await startWithCashier()
})
afterAll(async () => {
  expect(await checkLedger(site.platform.pool)).toEqual([])
  await site.platform[Symbol.asyncDispose]()
})

const invoiceFacts = (playerId: string) => factsOf(site.platform.pool, 'payment:invoices', playerId)

describe('a payment reported as paid', () => {
  it('credits the account and tells the player of the balance and of the payment', async () => {
    const anna = await site.platform.player()
    const paymentId = await deposit(anna)
    const reply = await site.report({ paymentId, status: 'paid' })
    expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok' }])
    expect(await balanceOf(anna)).toBe(25.5)
    expect(await factsOf(site.platform.pool, 'wallet:accounts', anna.id)).toMatchObject([
      { event: 'account.balance.updated', account: { currency: 'EUR', status: 1, balance: 25.5 } },
    ])
    expect(await invoiceFacts(anna.id)).toEqual([
      {
        event: 'invoice.deposit.updated',
        invoice: {
          id: paymentId,
          playerId: anna.id,
          amount: 25.5,
          currency: 'EUR',
          paymentMethod: 'Bank card',
          status: 2,
          statusResult: 'settled',
          createdAt: expect.any(String),
          number: 1,
          publicData: null,
        },
      },
    ])
  })

  it('many times at the same moment, by one report and by several, is credited once', async () => {
    const anna = await site.platform.player()
    const paymentId = await deposit(anna)
    const reports = Array.from({ length: 10 }, (_, n) => ({ paymentId, status: 'paid' as const, eventId: `e${n % 3}` }))
    const replies = await Promise.all(reports.map((report) => site.report(report)))
    expect(replies.map((reply) => reply.status)).toEqual(reports.map(() => 200))
    expect(await balanceOf(anna)).toBe(25.5)
    expect(await entriesByKeyPrefix(site.platform.pool, `deposit:${paymentId}`)).toHaveLength(1)
    expect(await invoiceFacts(anna.id)).toHaveLength(1)
  })

  it('counts the deposits of a player, also when two are paid at the same moment', async () => {
    const anna = await site.platform.player()
    const ids = [await deposit(anna), await deposit(anna), await deposit(anna)]
    await Promise.all(ids.map((paymentId) => site.report({ paymentId, status: 'paid' })))
    const invoices = await anna.call('listInvoices', {})
    expect(new Set(invoices.map((invoice) => invoice.number))).toEqual(new Set([1, 2, 3]))
    expect(await balanceOf(anna)).toBe(76.5)
  })

  it('brings a hidden account back', async () => {
    const anna = await site.platform.player()
    const paymentId = await deposit(anna)
    const [euros] = await anna.call('listAccounts', {})
    const accounts = await anna.call('createAccount', { body: { currency: 'USD' } })
    await anna.call('switchAccount', { params: { id: accounts.find(({ currency }) => currency === 'USD')!.id } })
    await anna.call('hideAccount', { params: { id: euros!.id } })
    await site.report({ paymentId, status: 'paid' })
    expect(await anna.call('listAccounts', {})).toMatchObject([{ currency: 'USD' }, { currency: 'EUR', balance: 25.5 }])
  })
})

describe('reports out of order', () => {
  it('a failure after the payment means nothing', async () => {
    const anna = await site.platform.player()
    const paymentId = await deposit(anna)
    await site.report({ paymentId, status: 'paid' })
    expect((await site.report({ paymentId, status: 'failed' })).status).toBe(200)
    expect(await anna.call('listInvoices', {})).toMatchObject([{ status: 2, statusResult: 'settled' }])
    expect(await invoiceFacts(anna.id)).toHaveLength(1)
  })

  it('a payment after a failure is credited, and the player hears of each once', async () => {
    const anna = await site.platform.player()
    const paymentId = await deposit(anna)
    await site.report({ paymentId, status: 'failed' })
    await site.report({ paymentId, status: 'failed' })
    await site.report({ paymentId, status: 'paid' })
    expect(await balanceOf(anna)).toBe(25.5)
    expect((await invoiceFacts(anna.id)).map((fact) => (fact.invoice as { status: number }).status)).toEqual([3, 2])
  })

  it.each([
    ['insufficient', 'insufficient'],
    ['cancelled', 'cancelled'],
    ['a reason of its own', 'declined'],
  ])('a failure because of %s is told to the player as %s', async (reason, statusResult) => {
    const anna = await site.platform.player()
    const paymentId = await deposit(anna)
    await site.report({ paymentId, status: 'failed', reason })
    expect(await anna.call('listInvoices', {})).toMatchObject([{ status: 3, statusResult }])
    expect(await invoiceFacts(anna.id)).toMatchObject([{ invoice: { status: 3, statusResult } }])
  })

  it('paid and failed at the same moment end with the money credited', async () => {
    const anna = await site.platform.player()
    const paymentId = await deposit(anna)
    const statuses = ['paid', 'failed', 'failed', 'paid'] as const
    await Promise.all(statuses.map((status) => site.report({ paymentId, status })))
    expect(await balanceOf(anna)).toBe(25.5)
    expect((await anna.call('listInvoices', {}))[0]).toMatchObject({ status: 2 })
  })
})

describe('a report that cannot be right', () => {
  it.each([
    ['another amount', { amount: '2551' }],
    ['another currency', { currency: 'USD' }],
  ])('because of %s is kept for a person and credits nothing', async (_title, over) => {
    const anna = await site.platform.player()
    const paymentId = await deposit(anna)
    expect((await site.report({ paymentId, status: 'paid', ...over })).status).toBe(200)
    expect(await balanceOf(anna)).toBe(0)
    expect(await anna.call('listInvoices', {})).toMatchObject([{ status: 4, statusResult: 'amount_mismatch' }])
    const { rows } = await site.platform.pool.query(
      'SELECT outcome, amount, currency FROM payment_report WHERE invoice_id = $1',
      [paymentId],
    )
    expect(rows).toEqual([{ outcome: 'mismatch', amount: '2550', currency: 'EUR', ...over }])
  })

  it('because nobody ordered the payment is answered as not found', async () => {
    const reply = await site.report({ paymentId: '0190f0f0-0000-7000-8000-000000000000', status: 'paid' })
    expect([reply.status, await reply.json()]).toEqual([404, { status: 'payment_not_found' }])
  })

  it('because its signature is not the cashier’s is unauthorised and changes nothing', async () => {
    const anna = await site.platform.player()
    const paymentId = await deposit(anna)
    const forged = await site.report({ paymentId, status: 'paid' }, { secret: 'guessed' })
    const tampered = await site.report(
      { paymentId, status: 'failed' },
      { sentBody: JSON.stringify({ eventId: 'x', paymentId, status: 'paid', amount: '2550', currency: 'EUR' }) },
    )
    expect([forged.status, tampered.status]).toEqual([401, 401])
    expect(await anna.call('listInvoices', {})).toMatchObject([{ status: 1 }])
  })

  it('because it breaks the protocol is malformed', async () => {
    for (const over of [{ amount: '25.50' }, { status: 'maybe' as 'paid' }, { paymentId: 'x' }, { eventId: '' }])
      expect((await site.report({ paymentId: 'x', status: 'paid', ...over })).status).toBe(400)
  })
})
