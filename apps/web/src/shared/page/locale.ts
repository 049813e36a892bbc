/** Writing direction of a locale. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return FROM_RIGHT.has(locale.slice(0, 2)) ? 'rtl' : 'ltr'
}

/** Languages whose script runs from right to left. */
const FROM_RIGHT = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

export interface LocaleRequest {
  /** Path as it came, without query. */
  path: string
  cookie: string | null
  /** The locale of the visitor's country, `null` when the country is unknown. */
  countryLocale: string | null
  isCrawler: boolean
}

export interface LocaleChoice {
  locale: string
  /** The path without its prefix. */
  path: string
  /** Where to send the visitor instead, `null` to stay. */
  redirectPath: string | null
}

/**
 * Which locale a request is answered in. The cookie decides; without one an explicit prefix is taken at its
 * word, and a path without prefix follows the visitor's country. Crawlers are never sent elsewhere, because
 * every locale must be reachable for them. The default locale has no prefix. Addresses of `others`, languages that
 * are not offered at present, lead everybody to the same page in one that is.
 */
export function chooseLocale(
  request: LocaleRequest,
  locales: readonly { code: string; isDefault: boolean }[],
  others: readonly string[] = [],
): LocaleChoice {
  const known = (code: string | null) => (code && locales.some((locale) => locale.code === code) ? code : null)
  const fallback = locales.find((locale) => locale.isDefault)!.code
  const first = /^\/([a-z]{2}(?:-[a-z]{2})?)(?=\/|$)/.exec(request.path)?.[1] ?? null
  const prefix = known(first)
  const other = first !== null && others.includes(first) ? first : null
  const taken = prefix ?? other
  const path = oneSlash(taken ? request.path.slice(taken.length + 1) || '/' : request.path)
  const asked = prefix ?? fallback
  const chosen = request.isCrawler
    ? asked
    : (known(request.cookie?.toLowerCase() ?? null) ?? prefix ?? known(request.countryLocale) ?? fallback)
  const canonical = pathIn(chosen, path, fallback)
  const isAtHome = canonical === request.path || (taken === null && staysBare(path))
  return { locale: chosen, path, redirectPath: isAtHome ? null : canonical }
}

/** Whether a path keeps its address without prefix in every language: that of the questions. */
export function staysBare(path: string): boolean {
  return path === '/questions' || path.startsWith('/questions/')
}

/** The path of a page in a locale. */
export function pathIn(locale: string, path: string, fallback: string): string {
  return locale === fallback ? oneSlash(path) : path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** A path that begins with more than one slash would be taken for the name of another house. */
function oneSlash(path: string): string {
  return path.replace(/^\/{2,}/, '/')
}
