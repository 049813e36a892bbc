import { describe, expect, it } from 'vitest'
import { type InvoiceState, isExpired, judge, type PaymentReport } from './invoice.ts'

const invoice = (status: InvoiceState, statusResult = 'opened') => ({
  status,
  statusResult,
  amount: 2550n,
  currency: 'EUR',
})
const paid = { status: 'paid', amount: 2550n, currency: 'EUR', isOnCredit: false } as const
const failed = { ...paid, status: 'failed' } as const

const judgeOf = (known: ReturnType<typeof invoice>, report: PaymentReport, takesCredit = true) =>
  judge(known, report, { takesCredit })

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
    expect(judgeOf(invoice(status), report).kind).toBe(kind)
  })

  it('of money on credit is refused where the rules say so, and whatever comes after it', () => {
    const onCredit = { ...paid, isOnCredit: true }
    expect(judgeOf(invoice('pending'), onCredit).kind).toBe('settled')
    expect(judgeOf(invoice('pending'), onCredit, false).kind).toBe('refused')
    expect(judgeOf(invoice('failure', 'credit_card'), paid).kind).toBe('refused')
    expect(judgeOf(invoice('failure', 'credit_card'), failed).kind).toBe('ignored')
  })

  it('of other money than asked for is for a person to look at', () => {
    expect(judgeOf(invoice('pending'), { ...paid, amount: 2551n })).toMatchObject({
      kind: 'mismatch',
      status: 'review',
    })
    expect(judgeOf(invoice('failure'), { ...paid, currency: 'USD' })).toMatchObject({ kind: 'mismatch' })
    expect(judgeOf(invoice('success'), { ...paid, amount: 1n })).toEqual({ kind: 'ignored' })
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
