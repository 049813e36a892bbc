import { formatTag } from '@baize/contract/dates'

/** Points with up to two decimals, in the reader's digits. */
export function formatPoints(points: number, locale: string): string {
  return new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 2 }).format(points)
}
