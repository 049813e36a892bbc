import { assert } from '@baize/kit'
import { formatMain, toMainNumber } from '@baize/money'
import { currencyByCode, DEFAULT_LOCALE } from '../../modules/ground/settings/index.ts'

/** An amount of smallest units as letters write it in the reader's language. */
export function sumInWords(locale: string | null, { amount, currency }: { amount: bigint; currency: string }): string {
  const definition = currencyByCode(currency)
  assert(definition, 'money is in currencies of the house')
  const main = toMainNumber(amount, definition.subunitToUnit)
  return definition.type === 'fiat'
    ? formatMain(main, currency, locale ?? DEFAULT_LOCALE)
    : `${new Intl.NumberFormat(locale ?? DEFAULT_LOCALE, { maximumFractionDigits: 18 }).format(main)} ${currency}`
}
