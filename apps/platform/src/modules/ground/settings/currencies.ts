import type { CurrencyScale } from '@baize/money'

/** What never changes of a currency once money was kept in it. Its rate and whether it is offered are rows. */
export interface CurrencyDefinition extends CurrencyScale {
  name: string
  symbol: string
  type: 'fiat' | 'crypto'
  isBase: boolean
  /** Units only screens know; the one with 1000 is the milli-unit. */
  subCurrencies: readonly { code: string; subunitToUnit: number }[]
}

function fiat(code: string, name: string, symbol: string, subunitToUnit = 100n): CurrencyDefinition {
  return { code, name, symbol, type: 'fiat', isBase: code === BASE_CURRENCY, subunitToUnit, subCurrencies: [] }
}

function crypto(code: string, name: string, symbol: string, places: number, milli?: string): CurrencyDefinition {
  return {
    code,
    name,
    symbol,
    type: 'crypto',
    isBase: false,
    subunitToUnit: 10n ** BigInt(places),
    subCurrencies: milli ? [{ code: milli, subunitToUnit: 1000 }] : [],
  }
}

/** The currency sums over several currencies are told in. */
export const BASE_CURRENCY = 'EUR'

/** Every currency of the house in the order of lists. */
export const currencyDefinitions: readonly CurrencyDefinition[] = [
  fiat('EUR', 'Euro', '€'),
  fiat('USD', 'US Dollar', '$'),
  fiat('GBP', 'British Pound', '£'),
  fiat('CHF', 'Swiss Franc', 'CHF'),
  fiat('PLN', 'Polish Złoty', 'zł'),
  fiat('SEK', 'Swedish Krona', 'kr'),
  fiat('NOK', 'Norwegian Krone', 'kr'),
  fiat('CZK', 'Czech Koruna', 'Kč'),
  fiat('RON', 'Romanian Leu', 'lei'),
  fiat('HUF', 'Hungarian Forint', 'Ft'),
  fiat('TRY', 'Turkish Lira', '₺'),
  fiat('BRL', 'Brazilian Real', 'R$'),
  fiat('MXN', 'Mexican Peso', 'MX$'),
  fiat('INR', 'Indian Rupee', '₹'),
  fiat('CAD', 'Canadian Dollar', 'CA$'),
  fiat('AUD', 'Australian Dollar', 'A$'),
  fiat('NZD', 'New Zealand Dollar', 'NZ$'),
  fiat('JPY', 'Japanese Yen', '¥', 1n),
  fiat('KWD', 'Kuwaiti Dinar', 'KD', 1000n),
  fiat('IRT', 'Iranian Toman', 'تومان', 1n),
  fiat('KZT', 'Kazakhstani Tenge', '₸'),
  fiat('UZS', 'Uzbekistani Som', 'soʻm'),
  crypto('BTC', 'Bitcoin', '₿', 8, 'mBTC'),
  crypto('ETH', 'Ether', 'Ξ', 18, 'mETH'),
  crypto('USDT', 'Tether', '₮', 6),
]

const byCode = new Map(currencyDefinitions.map((definition) => [definition.code, definition]))

/** The currency with this code, offered or not; its `subunitToUnit` is what amounts of it are counted in. */
export function currencyByCode(code: string): CurrencyDefinition | undefined {
  return byCode.get(code)
}

/**
 * The rate as the wire has it: smallest units of the currency that equal one main unit of the base.
 * `perBase` is decimal text, main units for one main unit of the base (`1.10` for USD gives 110).
 */
export function wireRate(perBase: string, subunitToUnit: bigint): number {
  return Number(`${perBase}e${subunitToUnit.toString().length - 1}`)
}
