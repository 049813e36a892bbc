import { displayUnits, numberFormat } from './money.ts'
import { usePage } from './page-context.tsx'
import { useFormat } from './use-format.ts'

/** A result as it is read: with its sign, so that colour need not say it; `isBare` where the currency stands beside it. */
export function useNet(): (amount: number, currency: string, isBare?: boolean) => string {
  const { locale, currencies, flags } = usePage()
  const format = useFormat()
  const bare = (amount: number, currency: string) => {
    const { amount: shown, fractionDigits } = displayUnits(amount, currency, currencies, flags.useAtomicUnits)
    return numberFormat(locale, fractionDigits).format(shown)
  }
  return (amount, currency, isBare = false) => {
    const figure = isBare ? bare(Math.abs(amount), currency) : format.amount(Math.abs(amount), currency)
    // Kept together and in this order inside sentences of either direction.
    const sign = amount > 0 ? '+' : amount < 0 ? '\u2212' : ''
    return `\u2066${sign}${figure}\u2069`
  }
}
