import { ApiFailure } from '@baize/client'
import { describe, expect, it } from 'vitest'
import { readFailure } from './failure.ts'

describe('readFailure', () => {
  it('puts the first message of each refused field under that field', () => {
    const failure = new ApiFailure(422, 1, 'Validation failed', {
      email: ['Already registered', 'Too long'],
      nickname: [],
    })
    expect(readFailure(failure)).toEqual({ kind: 'fields', fields: { email: 'Already registered' } })
  })

  it('prefers the code of what is wrong, which every language has words for', () => {
    const fields = { password: ['This field should be at least 6 characters long'] }
    const issues = { password: [{ code: 'min', values: { min: 6 } } as const] }
    expect(readFailure(new ApiFailure(422, 1, 'Validation failed', fields, issues))).toEqual({
      kind: 'fields',
      fields: { password: { rule: 'min', values: { min: 6 } } },
    })
  })

  it('says nothing when the session is over, because that is shown elsewhere', () => {
    expect(readFailure(new ApiFailure(401, 3, 'Sign in to go on'))).toEqual({ kind: 'none' })
    expect(readFailure(new ApiFailure(403, 4, 'Your session may not do this'))).toEqual({ kind: 'none' })
  })

  it('says nothing when the player was asked for a fresh proof and gave none', () => {
    expect(readFailure(new ApiFailure(409, 11020, 'Prove it'))).toEqual({ kind: 'none' })
  })

  it('tells a throttled visitor to wait', () => {
    expect(readFailure(new ApiFailure(429, 7, 'Too many attempts'))).toEqual({
      kind: 'alert',
      key: 'global.tooManyAttempts',
    })
  })

  it.each([new ApiFailure(500, 9, 'x'), new ApiFailure(0, 0, 'x'), new ApiFailure(422, 1, 'x'), new Error('x')])(
    'shows the general alert for anything else',
    (failure) => {
      expect(readFailure(failure)).toEqual({ kind: 'alert', key: 'global.somethingWrong' })
    },
  )
})
