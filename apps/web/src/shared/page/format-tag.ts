/**
 * Codes of the site that mean something else, or something wider, to the browser: `se` stands for Swedish, as
 * operators write it, though the standard's `se` is Northern Sami; `pt` beside `pt-br` is Portugal's.
 */
const TAGS: Readonly<Record<string, string>> = { se: 'sv-SE', pt: 'pt-PT' }

/** The language tag by which the browser knows a locale of the site: for `lang`, dates, figures and plural forms. */
export function formatTag(locale: string): string {
  const own = TAGS[locale]
  if (own) return own
  const [language, region] = locale.split('-')
  return region ? `${language}-${region.toUpperCase()}` : locale
}
