import type { Country } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { countryOptions, currencyOfCountry } from './countries.ts'
import { maskedName } from '@baize/contract/people'
import { passwordAdvice } from './password-advice.ts'
import { passwordStrength } from './password-strength.ts'

describe('password strength', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['ab', 1],
    ['abc', 2],
    ['abcd', 2],
    ['abcde', 3],
    ['a long sentence', 3],
  ] as const)('%j is %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})

describe('what is said of a password', () => {
  it.each([
    ['', null],
    ['abc12', 'short'],
    ['123456', 'guessable'],
    ['98765432', 'guessable'],
    ['Qwertz1', 'guessable'],
    ['Password123!', 'guessable'],
    ['aaaaaabbbbbbcccccc', 'guessable'],
    ['abababababab', 'guessable'],
    ['490172', 'digits'],
    ['4901728355019', 'digits'],
    ['tulip-93', 'longer'],
    ['kettle moth tide', 'hard'],
    ['rahmat-e-baran 7', 'hard'],
  ] as const)('%j is %s', (password, advice) => {
    expect(passwordAdvice(password)).toBe(advice)
  })
})

describe('the masked name', () => {
  it.each([
    ['ada.byron@example.com', 'ada.by***'],
    ['abcd@example.com', 'a***'],
    ['abc@example.com', 'a***'],
    ['@example.com', 'unknown'],
    ['', 'unknown'],
  ])('of %j is %s', (email, name) => {
    expect(maskedName(email)).toBe(name)
  })
})

describe('countries', () => {
  const country = (code: string, name: string, more: Partial<Country> = {}): Country => ({
    code,
    name,
    nativeName: name,
    phonePrefix: '1',
    currency: 'EUR',
    locale: 'en',
    additionalCurrency: [],
    restrict: false,
    restrictType: null,
    ...more,
  })
  const countries = [
    country('AT', 'Austria'),
    country('DE', 'Germany'),
    country('XA', 'Closed', { restrict: true, restrictType: 2 }),
  ]

  it('are named and sorted in the language of the reader, without those that cannot register', () => {
    expect(countryOptions(countries, 'de').map(({ label }) => label)).toEqual(['Deutschland', 'Österreich'])
    expect(countryOptions(countries, 'en').map(({ label }) => label)).toEqual(['Austria', 'Germany'])
  })

  it('bring their currency when it is offered, the first that is offered otherwise', () => {
    const currencies = [{ code: 'NOK', isOff: true as const }, { code: 'EUR' }, { code: 'SEK' }]
    const all = [
      ...countries,
      country('SE', 'Sweden', { currency: 'SEK' }),
      country('JP', 'Japan', { currency: 'JPY' }),
    ]
    expect(currencyOfCountry('SE', all, currencies)).toBe('SEK')
    expect(currencyOfCountry('JP', all, currencies)).toBe('EUR')
    expect(currencyOfCountry('', all, currencies)).toBe('EUR')
    expect(currencyOfCountry('NO', [...all, country('NO', 'Norway', { currency: 'NOK' })], currencies)).toBe('EUR')
  })
})
