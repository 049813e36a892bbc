import { formatTag } from '@baize/contract/dates'

/** A chance in percent with as many decimals as it has, four at most: `0.05%`. */
export function formatChance(percent: number, locale: string): string {
  return new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 4 }).format(percent / 100)
}
