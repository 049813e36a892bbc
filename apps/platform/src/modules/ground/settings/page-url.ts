import { DEFAULT_LOCALE, locales } from './locales.ts'

/** A page of the site, without a language and without an origin. */
export type PagePath = `/${string}`

const codes = new Set(locales.map(({ code }) => code))

/** The path of a page in a reader's language; one that names a language, or a reader without one of ours, stays. */
export function localePath(locale: string | null | undefined, path: PagePath): PagePath {
  const [, first = ''] = path.split(/[/?#]/)
  if (!locale || locale === DEFAULT_LOCALE || !codes.has(locale) || codes.has(first)) return path
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`
}

/** The address of a page of the site in a reader's language, as letters lead to it. */
export function pageUrl(
  { publicUrl }: { publicUrl: string },
  locale: string | null | undefined,
  path: PagePath,
): string {
  return publicUrl + localePath(locale, path)
}
