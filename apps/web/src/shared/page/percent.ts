import { formatTag } from '@baize/contract/dates'

const formats = new Map<string, Intl.NumberFormat>()

/** A share given in percent, with as many decimals as it has, two at most: `96.12%`. */
export function formatPercent(percent: number, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 2 })
    formats.set(locale, format)
  }
  return format.format(percent / 100)
}
