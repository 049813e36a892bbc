/** How an amount in main units is shown in one locale, for example `1.234,50 €`. */
export function formatMain(amount: number, currency: string, locale: string, fractionDigits = 2): string {
  return formatter(currency, locale, fractionDigits).format(amount)
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(currency: string, locale: string, fractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${fractionDigits}`
  let found = formatters.get(key)
  if (!found) {
    found = makeFormatter(currency, locale, fractionDigits)
    formatters.set(key, found)
  }
  return found
}

function makeFormatter(currency: string, locale: string, fractionDigits: number): Intl.NumberFormat {
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.slice(0, 3),
    currencyDisplay: 'code',
    ...digits,
  })
}
