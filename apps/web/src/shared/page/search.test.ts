import { describe, expect, it } from 'vitest'
import { displayUnits, formatAmount } from './money.ts'
import { parseSearch, stringifySearch } from './search.ts'

describe('queries', () => {
  it('stay text: nothing becomes a number', () => {
    expect(parseSearch('?ref=0012345&real=true')).toEqual({ ref: '0012345', real: 'true' })
  })

  it('collect repeated and bracketed members into a list', () => {
    expect(parseSearch('provider=a&provider=b')).toEqual({ provider: ['a', 'b'] })
    expect(parseSearch('provider[]=a&provider[]=b')).toEqual({ provider: ['a', 'b'] })
  })

  it('return from their own text', () => {
    const search = { name: 'ö & ü', provider: ['a', 'b'] }
    expect(parseSearch(stringifySearch(search))).toEqual(search)
    expect(stringifySearch({ a: undefined })).toBe('')
  })
})

describe('amounts', () => {
  const rate = { rate: 1, rateTime: '' }
  const eur = { code: 'EUR', name: 'Euro', symbol: '€', type: 'fiat' as const, isBase: true, subunitToUnit: 100, rate }
  const btc = {
    ...eur,
    code: 'BTC',
    type: 'crypto' as const,
    subunitToUnit: 1e8,
    subCurrencies: [{ code: 'mBTC', subunitToUnit: 1000 }],
  }

  it('always carry their currency', () => {
    expect(formatAmount(1234.5, 'EUR', { locale: 'de', currencies: [eur] })).toBe('1.234,50 EUR')
  })

  it('show bitcoin in thousandths unless atomic units are on', () => {
    expect(displayUnits(0.0015, 'BTC', [btc])).toMatchObject({ amount: 1.5, code: 'mBTC' })
    expect(displayUnits(0.0015, 'BTC', [btc], true)).toMatchObject({ amount: 0.0015, code: 'BTC' })
  })
})
