import { useFormat } from './use-format.ts'

/** A result as it is read: with its sign, so that colour need not say it. */
export function useNet(): (amount: number, currency: string) => string {
  const format = useFormat()
  return (amount, currency) => {
    const figure = format.amount(Math.abs(amount), currency)
    // Kept together and in this order inside sentences of either direction.
    const sign = amount > 0 ? '+' : amount < 0 ? '\u2212' : ''
    return `\u2066${sign}${figure}\u2069`
  }
}
