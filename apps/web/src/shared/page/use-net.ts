import { useFormat } from './use-format.ts'

/** A result as it is read: with its sign, so that colour need not say it; `isBare` where the currency stands beside it. */
export function useNet(): (amount: number, currency: string, isBare?: boolean) => string {
  const format = useFormat()
  return (amount, currency, isBare = false) => {
    const whole = format.amount(Math.abs(amount), currency)
    const figure = isBare
      ? whole
          .split(/\s/)
          .filter((part) => /\p{N}/u.test(part))
          .join(' ')
      : whole
    // Kept together and in this order inside sentences of either direction.
    const sign = amount > 0 ? '+' : amount < 0 ? '\u2212' : ''
    return `\u2066${sign}${figure}\u2069`
  }
}
