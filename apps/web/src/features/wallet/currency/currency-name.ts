/** A currency's name in the reader's language where the language knows it, the house's own name otherwise. */
export function currencyName(code: string, fallback: string, locale: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return fallback
  return new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(code) ?? fallback
}
