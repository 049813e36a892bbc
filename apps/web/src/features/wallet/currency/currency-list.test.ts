import type { Account } from '@baize/contract'
import { expect, it } from 'vitest'
import { currencyChoices } from './currency-list.ts'

function account(currency: string, balance: number): Account {
  return {
    id: currency,
    version: 1,
    currency,
    status: 2,
    balance,
    realBalance: balance,
    bonusBalance: 0,
    lockedBalance: 0,
    withdrawalBalance: 0,
  }
}

it('offers accounts with money first, then empty ones, then currencies without an account', () => {
  const accounts = [account('USD', 0), account('SEK', 5), account('EUR', 1)]
  const currencies = ['SEK', 'EUR', 'USD', 'JPY', 'CHF'].map((code) => ({ code }))
  const choices = currencyChoices(accounts, currencies)
  expect(choices.map(({ currency }) => currency)).toEqual(['EUR', 'SEK', 'USD', 'CHF', 'JPY'])
  expect(choices.map(({ account: own }) => own !== null)).toEqual([true, true, true, false, false])
})

it('offers no account in a currency that is off, and leaves those in it where they are', () => {
  const currencies = [{ code: 'EUR' }, { code: 'CHF', isOff: true as const }, { code: 'JPY', isOff: true as const }]
  const choices = currencyChoices([account('JPY', 7)], currencies)
  expect(choices.map(({ currency }) => currency)).toEqual(['JPY', 'EUR'])
})
