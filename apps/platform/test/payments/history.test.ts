import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deposit, depositBody, startWithCashier, type TestPlayer } from './fake-cashier.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>
let anna: TestPlayer

const DAY_MS = 24 * 3_600_000

/** Anna has a deposit in euros and, a second later, one in dollars, both paid. */
beforeAll(async () => {
  site = await startWithCashier()
  anna = await site.platform.player()
  const first = await deposit(anna)
  await site.report({ paymentId: first, status: 'paid' })
  site.platform.clock.advance(1000)
  const accounts = await anna.call('createAccount', { body: { currency: 'USD' } })
  const accountId = accounts.find(({ currency }) => currency === 'USD')!.id
  const body = await depositBody(anna, { currency: 'USD', amount: 11_000, accountId })
  const dollars = await anna.call('createDeposit', { body })
  await site.report({ paymentId: dollars.invoiceId, status: 'paid', amount: '11000', currency: 'USD' })
})
afterAll(() => site.platform[Symbol.asyncDispose]())

describe('the history of payments', () => {
  it('is the player’s own, newest first, with amounts in main units', async () => {
    const ben = await site.platform.player()
    expect(await ben.callWithMeta('listInvoices', {})).toEqual({
      data: [],
      meta: { page: 1, perPage: 20, totalPages: 0, totalRows: 0 },
    })
    expect(await anna.call('listInvoices', {})).toMatchObject([
      { currency: 'USD', amount: 110, transactionAmount: 110, invoiceType: 1, kind: 'deposit', number: 2 },
      { currency: 'EUR', amount: 25.5, paymentMethod: 'Bank card', number: 1 },
    ])
    expect(await site.platform.visitor().refusal('listInvoices', {})).toMatchObject({ status: 401 })
  })

  it('is paged', async () => {
    const page = await anna.callWithMeta('listInvoices', { query: { page: 2, perPage: 1 } })
    expect(page.meta).toEqual({ page: 2, perPage: 1, totalPages: 2, totalRows: 2 })
    expect(page.data).toMatchObject([{ currency: 'EUR' }])
  })

  it('is narrowed by currency, status, type and day', async () => {
    const count = async (query: object) => {
      const { data, meta } = await anna.callWithMeta('listInvoices', { query })
      expect(meta?.totalRows).toBe(data.length)
      return data.length
    }
    const [today, yesterday, tomorrow] = [0, -DAY_MS, DAY_MS].map((offset) =>
      new Date(site.platform.clock.now().getTime() + offset).toISOString().slice(0, 10),
    )
    expect(await count({ currency: ['USD'] })).toBe(1)
    expect(await count({ currency: ['USD', 'EUR'] })).toBe(2)
    expect(await count({ status: [2] })).toBe(2)
    expect(await count({ status: [1, 3] })).toBe(0)
    expect(await count({ type: [1] })).toBe(2)
    expect(await count({ type: [2] })).toBe(0)
    expect(await count({ dateFrom: today, dateTo: today })).toBe(2)
    expect(await count({ dateTo: yesterday })).toBe(0)
    expect(await count({ dateFrom: tomorrow })).toBe(0)
  })

  it('names the date that is none', async () => {
    const refusal = await anna.refusal('listInvoices', { query: { dateFrom: '2026-02-31T25:00Z' } })
    expect(refusal).toMatchObject({ status: 422, fields: { dateFrom: [expect.any(String)] } })
  })
})

describe('the statistics of payments', () => {
  it('sum successful deposits by currency, and in the base currency at its rate', async () => {
    const statistics = await anna.call('getInvoiceStatistics', {})
    expect(statistics).toMatchObject([
      { currency: 'EUR', depositsCount: 1, depositsSum: 25.5, depositsSumBaseCurrency: 25.5, lastDepositAmount: 25.5 },
      { currency: 'USD', depositsCount: 1, depositsSum: 110, depositsSumBaseCurrency: 100, withdrawalsSum: null },
    ])
  })

  it('are empty for a new player and not for guests', async () => {
    const ben = await site.platform.player()
    expect(await ben.call('getInvoiceStatistics', {})).toEqual([])
    expect(await site.platform.visitor().refusal('getInvoiceStatistics', {})).toMatchObject({ status: 401 })
  })
})
