import { describe, expect, it } from 'vitest'
import { isCpfNumber } from '@baize/contract/people'
import { cpfNumber, email, firstProblem, pattern, phone, phoneDigits, ruleOf, sameAs } from './rules.ts'

describe('field rules', () => {
  it('asks for a value only where one is required', () => {
    expect(firstProblem('  ', { isRequired: true, rules: [email] })).toEqual({ rule: 'required' })
    expect(firstProblem('', { isRequired: false, rules: [email] })).toBeNull()
  })

  it('tells the first problem with the figures of its message', () => {
    expect(firstProblem('ab', { isRequired: true, rules: [ruleOf('password'), email] })).toEqual({
      rule: 'min',
      values: { min: 6 },
    })
    expect(firstProblem('abcdef', { isRequired: true, rules: [ruleOf('password')] })).toBeNull()
  })

  it.each(['ada@example.com', 'a.b+c@mail.example.co', ' ada@example.com '])(
    'takes %j for an e-mail address',
    (value) => {
      expect(email(value)).toBeNull()
    },
  )

  it.each(['ada', 'ada@', 'ada@example', '@example.com', 'a b@example.com', 'ada@example..com'])(
    'refuses %j as an e-mail address',
    (value) => {
      expect(email(value)).toEqual({ rule: 'email' })
    },
  )

  it('reads phone numbers as people write them', () => {
    expect(phone('+49 (151) 123-456')).toBeNull()
    expect(phoneDigits('+49 (151) 123-456')).toBe('49151123456')
    expect(phone('12345')).toEqual({ rule: 'phone' })
    expect(phone('+49 151 x')).toEqual({ rule: 'phone' })
  })

  it('knows real days from days that never were', () => {
    const date = ruleOf('birthdate')
    expect(date('2004-02-29')).toBeNull()
    expect(date('2003-02-29')).toEqual({ rule: 'date' })
    expect(date('29.02.2004')).toEqual({ rule: 'date' })
  })

  it('takes whole numbers and nothing finer', () => {
    const age = ruleOf('age')
    expect(age(' 18')).toBeNull()
    expect(age('18.5')).toEqual({ rule: 'integer' })
    expect(age('-18')).toEqual({ rule: 'integer' })
  })

  it('compares a repeated value', () => {
    expect(sameAs('secret')('secret')).toBeNull()
    expect(sameAs('secret')('Secret')).toEqual({ rule: 'confirmed' })
  })

  it('reads patterns of both forms and lets a broken one judge nothing', () => {
    expect(pattern('^\\d{4}$')('1234')).toBeNull()
    expect(pattern('/^[a-z]+$/i')('ABC')).toBeNull()
    expect(pattern('/^[a-z]+$/')('ABC')).toEqual({ rule: 'regex' })
    expect(pattern('(')('anything')).toBeNull()
  })

  it('judges the same value alike every time, even when the pattern is global', () => {
    const rule = pattern('/\\d/g')
    expect([rule('1'), rule('1')]).toEqual([null, null])
  })
})

describe('a Brazilian tax number', () => {
  it.each(['52998224725', '529.982.247-25', '11144477735'])('%s is one', (value) => {
    expect(isCpfNumber(value)).toBe(true)
    expect(cpfNumber(value)).toBeNull()
  })

  it.each(['52998224724', '52998224735', '11111111111', '5299822472', '529982247255', 'abc'])('%s is none', (value) => {
    expect(isCpfNumber(value)).toBe(false)
  })
})
