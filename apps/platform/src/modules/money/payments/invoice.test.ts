import { describe, expect, it } from 'vitest'
import { type InvoiceState, isExpired, judge } from './invoice.ts'

const invoice = (status: InvoiceState) => ({ status, amount: 2550n, currency: 'EUR' })
const paid = { status: 'paid', amount: 2550n, currency: 'EUR' } as const
const failed = { ...paid, status: 'failed' } as const

describe('a report of the payment company', () => {
  it.each([
    ['pending', paid, 'settled'],
    ['pending', failed, 'failed'],
    ['failure', paid, 'settled'],
    ['failure', failed, 'ignored'],
    ['success', failed, 'ignored'],
    ['success', paid, 'ignored'],
    ['review', paid, 'ignored'],
    ['review', failed, 'ignored'],
  ] as const)('on a payment in %s saying %o is %s', (status, report, kind) => {
    expect(judge(invoice(status), report).kind).toBe(kind)
  })

  it('of other money than asked for is for a person to look at', () => {
    expect(judge(invoice('pending'), { ...paid, amount: 2551n })).toMatchObject({ kind: 'mismatch', status: 'review' })
    expect(judge(invoice('failure'), { ...paid, currency: 'USD' })).toMatchObject({ kind: 'mismatch' })
    expect(judge(invoice('success'), { ...paid, amount: 1n })).toEqual({ kind: 'ignored' })
  })
})

describe('a payment nobody finished', () => {
  it('is given up after a day, not a moment earlier, and only while it is pending', () => {
    const createdAt = new Date('2026-11-21T10:00:00Z')
    const dayLater = new Date('2026-11-22T10:00:00Z')
    expect(isExpired({ status: 'pending', createdAt }, dayLater)).toBe(true)
    expect(isExpired({ status: 'pending', createdAt }, new Date(dayLater.getTime() - 1))).toBe(false)
    expect(isExpired({ status: 'success', createdAt }, dayLater)).toBe(false)
  })
})
