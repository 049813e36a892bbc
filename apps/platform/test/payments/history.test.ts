import { randomUUID } from 'node:crypto'
import type { InvoiceStatus, InvoiceType } from '@baize/contract'
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

describe('a long history', () => {
  const HOUR_MS = 3_600_000
  const NEWEST = Date.UTC(2026, 5, 20, 22)
  let ben: TestPlayer
  let all: { id: string; at: number; kind: 'deposit' | 'withdrawal'; state: string; currency: string }[]

  /** Ninety payments, one every five hours, over nineteen days. */
  beforeAll(async () => {
    ben = await site.platform.player()
    const [account] = await ben.call('listAccounts', {})
    all = Array.from({ length: 90 }, (_, place) => ({
      id: randomUUID(),
      at: NEWEST - place * 5 * HOUR_MS,
      ...(place % 3 === 0
        ? { kind: 'withdrawal' as const, state: place % 2 ? 'paid' : 'refused' }
        : { kind: 'deposit' as const, state: place % 7 === 0 ? 'failure' : 'success' }),
      currency: place % 4 === 0 ? 'USD' : 'EUR',
    }))
    for (const { id, at, kind, state, currency } of all) {
      const values = [id, ben.id, account!.id, currency, state, new Date(at)]
      await site.platform.pool.query(
        kind === 'deposit'
          ? `INSERT INTO invoice (id, player_id, account_id, method, provider, currency, amount, base_amount, status, status_result,
               entry_id, created_at, updated_at, checked_at)
             VALUES ($1, $2, $3, 'card', 'cashier', $4, 1000, 900, $5::text, '', CASE $5::text WHEN 'success' THEN $1::uuid END, $6, $6, $6)`
          : `INSERT INTO withdrawal (id, player_id, account_id, method, provider, currency, amount, base_amount, state, why,
               hold_id, entry_id, created_at, ended_at, updated_at, asked_at)
             VALUES ($1, $2, $3, 'bank_transfer', 'cashier', $4, 500, 450, $5::text,
               CASE $5::text WHEN 'refused' THEN 'other' END, $1, gen_random_uuid(), $6, $6, $6, $6)`,
        values,
      )
    }
  })

  it.each<Query>([
    {},
    { currency: ['USD'] },
    { type: [1], status: [3] },
    { status: [2] },
    { dateFrom: '2026-06-12', dateTo: '2026-06-14' },
    { dateFrom: '2026-06-12T07:00:00Z', dateTo: '2026-06-18T13:30:00+03:30', type: [2] },
    { dateFrom: '2026-06-20T20:00:00Z' },
    { dateTo: '2026-06-02T03:00:00Z', currency: ['EUR'] },
    { dateFrom: '2026-06-13T01:00:00Z', dateTo: '2026-06-13T02:00:00Z' },
  ])('is paged whole by %j', async (query: Query) => {
    const wanted = all.filter((row) => isWanted(row, query)).map(({ id }) => id)
    const pages: string[] = []
    for (let page = 1; page <= Math.ceil(wanted.length / 7) + 1; page += 1) {
      const { data, meta } = await ben.callWithMeta('listInvoices', { query: { ...query, page, perPage: 7 } })
      expect(meta?.totalRows).toBe(wanted.length)
      pages.push(...data.map(({ id }) => id))
    }
    expect(pages).toEqual(wanted)
  })

  it('is summed by what succeeded', async () => {
    const of = (kind: string, state: string, currency: string) =>
      all.filter((row) => row.kind === kind && row.state === state && row.currency === currency)
    const statistics = await ben.call('getInvoiceStatistics', {})
    expect(statistics.map(({ currency }) => currency)).toEqual(['EUR', 'USD'])
    for (const figures of statistics) {
      const [paidIn, paidOut] = [of('deposit', 'success', figures.currency), of('withdrawal', 'paid', figures.currency)]
      expect(figures).toMatchObject({
        depositsCount: paidIn.length,
        depositsSum: paidIn.length * 10,
        depositsSumBaseCurrency: paidIn.length * 9,
        lastDepositProcessedAt: new Date(paidIn[0]!.at).toISOString(),
        withdrawalsCount: paidOut.length,
        withdrawalsSum: paidOut.length > 0 ? paidOut.length * 5 : null,
      })
    }
  })

  interface Query {
    currency?: string[]
    type?: InvoiceType[]
    status?: InvoiceStatus[]
    dateFrom?: string
    dateTo?: string
  }

  function isWanted(row: (typeof all)[number], { currency, type, status, dateFrom, dateTo }: Query): boolean {
    const until = dateTo && Date.parse(dateTo) + (dateTo.includes('T') ? 0 : DAY_MS - 1)
    const statusOf: Record<string, InvoiceStatus> = { success: 2, failure: 3, paid: 2, refused: 3 }
    return (
      (!currency || currency.includes(row.currency)) &&
      (!type || type.includes(row.kind === 'deposit' ? 1 : 2)) &&
      (!status || status.includes(statusOf[row.state]!)) &&
      (!dateFrom || row.at >= Date.parse(dateFrom)) &&
      (!until || row.at <= until)
    )
  }
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
