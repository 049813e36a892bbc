import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPool, rehearseOn } from '@baize/database'
import { bonusOfDeposit } from '../../src/flows/offers/bonuses/bonus-deposits.ts'
import { rehearseSettlement } from '../../src/flows/money/rehearse-settlement.ts'
import { resolveDeposit } from '../../src/flows/money/resolve-deposit.ts'
import type { DepositListener, SettledDeposit } from '../../src/flows/money/settle-deposit.ts'
import { turnoverListener } from '../../src/flows/money/turnover.ts'
import { checkLedger, entriesByKeyPrefix } from '../../src/modules/money/ledger/index.ts'
import { recorded } from '../facts/log.ts'
import { factsOf } from '../support/money.ts'
import { balanceOf, deposit, startWithCashier } from './fake-cashier.ts'

const heard: [string, SettledDeposit][] = []
let isFailing = false
const listeners: DepositListener[] = [
  { name: 'first', settled: async (_tx, settled) => void heard.push(['first', settled]) },
  {
    name: 'second',
    async settled(tx, settled) {
      heard.push(['second', settled])
      await tx.query('UPDATE player SET nickname = $2 WHERE id = $1', [settled.playerId, `paid ${settled.amount}`])
      if (isFailing) throw new Error('the bonus cannot be given')
    },
  },
]

let site: Awaited<ReturnType<typeof startWithCashier>>
beforeAll(async () => {
  site = await startWithCashier(listeners)
})
beforeEach(() => {
  heard.length = 0
  isFailing = false
})
afterAll(async () => {
  expect(await checkLedger(site.platform.pool)).toEqual([])
  await site.platform[Symbol.asyncDispose]()
})

const depositFacts = async (playerId: string) =>
  (await recorded(site.platform.pool, playerId)).filter(({ kind }) => kind.startsWith('deposit_'))

it('is rehearsed by a new connection, which knows its statements from then on, and leaves nothing', async () => {
  const { pool: shared, services } = site.platform
  const pool = createPool(shared.options.connectionString!, { max: 1 })
  rehearseOn(pool, (tx) => rehearseSettlement(tx, services, [turnoverListener, bonusOfDeposit]))
  const { rows } = await pool.query(
    `SELECT (SELECT array_agg(name) FROM pg_prepared_statements) AS known,
       (SELECT count(*) FROM ledger_account WHERE owner = 'cashier:rehearsal') AS accounts,
       (SELECT count(*) FROM invoice WHERE provider = 'rehearsal') AS invoices`,
  )
  await pool.end()
  expect(rows).toMatchObject([{ accounts: 0, invoices: 0 }])
  expect(rows[0].known).toContain('wallet-pay-in')
  expect(rows[0].known).toContain('payment-report-add')
  expect(rows[0].known).toContain('fact-record')
})

describe('a settled deposit', () => {
  it('is heard of by everybody concerned, in their order and in its transaction', async () => {
    const anna = await site.platform.player()
    const [account] = await anna.call('listAccounts', {})
    const invoiceId = await deposit(anna)
    await site.report({ paymentId: invoiceId, status: 'paid' })
    const settled = { invoiceId, playerId: anna.id, accountId: account!.id, amount: 2550n, currency: 'EUR', number: 1 }
    expect(heard).toMatchObject([
      ['first', settled],
      ['second', settled],
    ])
    expect(await anna.call('getProfile', {})).toMatchObject({ nickname: 'paid 2550' })
  })

  it('is told once however often and however simultaneously it is reported', async () => {
    const anna = await site.platform.player()
    const paymentId = await deposit(anna)
    const reports = Array.from({ length: 8 }, (_, n) => ({ paymentId, status: 'paid' as const, eventId: `s${n % 3}` }))
    await Promise.all(reports.map((report) => site.report(report)))
    expect(heard.map(([name]) => name)).toEqual(['first', 'second'])
    expect(await depositFacts(anna.id)).toMatchObject([
      { kind: 'deposit_settled', data: { amount: '2550', number: 1 } },
    ])
  })

  it('does not happen at all when one of them fails, and happens with the next report', async () => {
    const anna = await site.platform.player()
    const paymentId = await deposit(anna)
    const report = { paymentId, status: 'paid' as const, eventId: 'again' }
    isFailing = true
    expect((await site.report(report)).status).toBe(500)
    expect(site.platform.reported.splice(0)).toHaveLength(1)
    expect(await balanceOf(anna)).toBe(0)
    expect(await anna.call('listInvoices', {})).toMatchObject([{ status: 1 }])
    expect(await factsOf(site.platform.pool, 'payment:invoices', anna.id)).toEqual([])
    expect(await depositFacts(anna.id)).toEqual([])
    expect((await anna.call('getProfile', {})).nickname).toBe(anna.profile.nickname)
    isFailing = false
    expect((await site.report(report)).status).toBe(200)
    expect(await balanceOf(anna)).toBe(25.5)
  })

  it('is not heard of when the payment failed, which is a fact too', async () => {
    const anna = await site.platform.player()
    const invoiceId = await deposit(anna)
    await site.report({ paymentId: invoiceId, status: 'failed' })
    expect(heard).toEqual([])
    expect(await depositFacts(anna.id)).toMatchObject([
      { kind: 'deposit_failed', data: { invoiceId, reason: 'declined', amount: '2550' } },
    ])
  })
})

describe('a deposit in review', () => {
  async function inReview(over: { amount?: string; currency?: string } = { amount: '3000' }) {
    const player = await site.platform.player()
    const invoiceId = await deposit(player)
    await site.report({ paymentId: invoiceId, status: 'paid', ...over })
    const decide = (decision: 'settle' | 'fail') =>
      resolveDeposit(site.platform.services, listeners, { invoiceId, decision, operator: 'olga', note: 'they called' })
    return { player, invoiceId, decide }
  }

  it('is settled by a person at what was paid, once', async () => {
    const { player, invoiceId, decide } = await inReview()
    const outcomes = await Promise.all([decide('settle'), decide('settle'), decide('settle')])
    expect(outcomes.toSorted()).toEqual(['done', 'repeated', 'repeated'])
    expect(await balanceOf(player)).toBe(30)
    expect(await entriesByKeyPrefix(site.platform.pool, `deposit:${invoiceId}`)).toHaveLength(1)
    expect(await player.call('listInvoices', {})).toMatchObject([
      { status: 2, statusResult: 'settled_in_review', amount: 30, number: 1 },
    ])
    expect(heard.map(([name, { amount }]) => [name, amount])).toEqual([
      ['first', 3000n],
      ['second', 3000n],
    ])
    expect(await depositFacts(player.id)).toMatchObject([
      { kind: 'deposit_disputed', data: { amount: '2550', paidAmount: '3000', paidCurrency: 'EUR' } },
      { kind: 'deposit_settled', data: { amount: '3000' } },
      { kind: 'deposit_resolved', data: { invoiceId, decision: 'settle', operator: 'olga', note: 'they called' } },
    ])
    expect(await decide('fail')).toBe('not_in_review')
  })

  it('is failed by a person, once, and the player is told', async () => {
    const { player, invoiceId, decide } = await inReview()
    expect([await decide('fail'), await decide('fail'), await decide('settle')]).toEqual([
      'done',
      'repeated',
      'not_in_review',
    ])
    expect(await balanceOf(player)).toBe(0)
    expect(await factsOf(site.platform.pool, 'payment:invoices', player.id)).toMatchObject([
      { event: 'invoice.deposit.updated', invoice: { id: invoiceId, status: 3 } },
    ])
    expect((await depositFacts(player.id)).map(({ kind }) => kind)).toEqual([
      'deposit_disputed',
      'deposit_failed',
      'deposit_resolved',
    ])
  })

  it('can only fail when another currency was paid', async () => {
    const { player, decide } = await inReview({ currency: 'USD' })
    expect(await decide('settle')).toBe('other_currency')
    expect(await decide('fail')).toBe('done')
    expect(await balanceOf(player)).toBe(0)
  })

  it('is not what a deposit is that waits, or that nobody ordered', async () => {
    const anna = await site.platform.player()
    const resolution = { decision: 'settle', operator: 'olga', note: '' } as const
    const resolve = (invoiceId: string) =>
      resolveDeposit(site.platform.services, listeners, { ...resolution, invoiceId })
    expect(await resolve(await deposit(anna))).toBe('not_in_review')
    expect(await resolve('0190f0f0-0000-7000-8000-000000000000')).toBe('unknown')
  })
})
