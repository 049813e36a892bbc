import { formatDate, formatTag } from '@baize/contract/dates'
import { formatAmount, formatCount, formatOdds } from './money.ts'
import { usePage } from './page-context.tsx'

/** Figures, amounts and dates in the page's locale. */
export function useFormat() {
  const { locale, currencies, flags } = usePage()
  return {
    /** An amount in main units with its currency. */
    amount: (amount: number, currency: string) =>
      formatAmount(amount, currency, { locale, currencies, useAtomicUnits: flags.useAtomicUnits }),
    /** Odds: two decimals at least, as they are written on slips. */
    odds: (odds: number) => formatOdds(odds, locale),
    count: (count: number) => formatCount(count, locale),
    /** Names in a row, with the marks and the "and" of the language. */
    list: (names: readonly string[]) => new Intl.ListFormat(formatTag(locale)).format(names),
    /** An instant in the reader's own time zone; call it in the browser only. */
    instant: (instant: string) => formatDate(instant, locale, 'instant'),
    /** A time of the day, `22:30` on the wire. */
    timeOfDay: (time: string) => formatDate(`1970-01-01T${time}Z`, locale, 'time', 'UTC'),
    /** The day of an instant, likewise. */
    date: (instant: string) => formatDate(instant, locale, 'date'),
  }
}
