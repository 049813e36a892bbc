// @vitest-environment jsdom
import { ApiFailure } from '@baize/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { PaymentAttempts } from './payment-attempts.ts'

const input = { method: 'card', amount: 5000 }

beforeEach(() => sessionStorage.clear())

describe('the key of a deposit', () => {
  it('stays the same while the input does and is new for another input', () => {
    const attempts = new PaymentAttempts('deposit')
    const key = attempts.keyFor(input)
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(attempts.keyFor({ ...input })).toBe(key)
    expect(attempts.keyFor({ ...input, amount: 6000 })).not.toBe(key)
  })

  it('is known past a reload of the page, to deposits or withdrawals alone, and tells nothing of what was sent', () => {
    const key = new PaymentAttempts('deposit').keyFor({ iban: 'DE89370400440532013000' })
    expect(new PaymentAttempts('deposit').keyFor({ iban: 'DE89370400440532013000' })).toBe(key)
    expect(new PaymentAttempts('withdrawal').keyFor({ iban: 'DE89370400440532013000' })).not.toBe(key)
    expect(JSON.stringify(sessionStorage)).not.toContain('DE89')
  })

  it.each([new ApiFailure(0, 0, 'offline'), new ApiFailure(503, 9, 'busy'), new Error('odd')])(
    'survives an attempt without an answer (%s)',
    (failure) => {
      const attempts = new PaymentAttempts('deposit')
      const key = attempts.keyFor(input)
      attempts.ended(failure)
      expect(attempts.keyFor(input)).toBe(key)
    },
  )

  it.each([null, new ApiFailure(422, 13102, 'range'), new ApiFailure(502, 13105, 'company')])(
    'is not used again after an answer (%s)',
    (failure) => {
      const attempts = new PaymentAttempts('deposit')
      const key = attempts.keyFor(input)
      attempts.ended(failure)
      expect(attempts.keyFor(input)).not.toBe(key)
    },
  )
})
