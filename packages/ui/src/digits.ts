/** Where the scripts that players type in keep their zero: Arabic, Persian, Devanagari, Bengali, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

/** The same text with every digit as 0 to 9, whatever keyboard it was typed on. */
export function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    const zero = ZEROS.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** Only the digits of a text, as 0 to 9, at most `max` of them. */
export function onlyDigits(text: string, max = Number.POSITIVE_INFINITY): string {
  return latinDigits(text).replaceAll(/\D/g, '').slice(0, max)
}
