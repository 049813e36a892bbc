import { formatTag } from '@baize/contract/dates'

/**
 * Where the digits of a locale begin. Those that dates can be told in are known, because a phone takes 60 ms to
 * start `Intl`, and most pages need nothing else of it.
 */
const zeros = new Map([
  ...'cs da de el en en-ca es es-mx et fi fr hi id it kk nb nl pl pt pt-br ro ru se tr uz'
    .split(' ')
    .map((locale): [string, number] => [locale, 0x30]),
  ['fa', 0x6f0],
])

/** The same text with its figures in the digits of the locale; 0 to 9 stay as they are in most. */
export function localDigits(text: string, locale: string): string {
  const zero = zeroOf(locale)
  if (zero === 0x30) return text
  return text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)))
}

/** The same text with figures of the Arabic and Persian scripts as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.codePointAt(0)! & 0xf))
}

function zeroOf(locale: string): number {
  let zero = zeros.get(locale)
  if (zero === undefined) {
    zero = new Intl.NumberFormat(formatTag(locale)).format(0).codePointAt(0)!
    zeros.set(locale, zero)
  }
  return zero
}
