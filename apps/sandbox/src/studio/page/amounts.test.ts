import { describe, expect, it } from 'vitest'
import { amountWriter } from './amounts.ts'

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ')

describe('amounts', () => {
  it('are written with their currency in the manner of the language', () => {
    const euro = { code: 'EUR', subunitToUnit: 100n }
    expect(plain(amountWriter('en', euro)(123_456_789n))).toBe('1,234,567.89 EUR')
    expect(plain(amountWriter('de', euro)(123_456n))).toBe('1.234,56 EUR')
    expect(plain(amountWriter('fa', euro)(5n))).toBe('۰٫۰۵ EUR')
  })

  it('are exact beyond what a float holds', () => {
    expect(plain(amountWriter('en', { code: 'EUR', subunitToUnit: 100n })(9_007_199_254_740_993n))).toBe(
      '90,071,992,547,409.93 EUR',
    )
  })

  it('of play money carry its name instead of a currency', () => {
    expect(plain(amountWriter('en', { code: 'DEMO', subunitToUnit: 100n }, 'demo')(100_000n))).toBe('1,000.00 demo')
  })

  it('of currencies without decimals have none, and of crypto those that matter', () => {
    expect(plain(amountWriter('en', { code: 'JPY', subunitToUnit: 1n })(500n))).toBe('500 JPY')
    expect(plain(amountWriter('en', { code: 'BTC', subunitToUnit: 10n ** 8n })(200n))).toBe('0.000002 BTC')
  })

  it('keep their order inside right-to-left sentences', () => {
    expect(amountWriter('fa', { code: 'EUR', subunitToUnit: 100n })(5n)).toMatch(/^\u2068.*\u2069$/)
  })
})
