import type { Assets } from './assets.ts'

const LATIN = 'instrument-sans-latin-wght-normal'
const LATIN_EXTENDED = 'instrument-sans-latin-ext-wght-normal'
const HEADINGS = 'fraunces-latin-600-normal'

/** Languages whose letters the Latin face does not hold all of. */
const EXTENDED = new Set(['az', 'cs', 'et', 'hr', 'hu', 'lt', 'lv', 'pl', 'ro', 'sk', 'sl', 'tr'])

/** Languages in other scripts; names of games stay Latin among them. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  fa: ['vazirmatn-arabic-wght-normal', LATIN],
  hi: ['noto-sans-devanagari-devanagari-wght-normal', LATIN],
}

/** Has the browser fetch them before it knows of them. */
export function preloadedFonts(locale: string, assets: Pick<Assets, 'fonts'>): string[] {
  return firstFontFiles(locale, assets).map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  )
}

/** Where those faces are. */
export function firstFontFiles(locale: string, { fonts }: Pick<Assets, 'fonts'>): string[] {
  return firstFonts(locale).flatMap((name) => fonts[name] ?? [])
}

/** Faces that the first screen of a page in a language is written in, by the names of their files. */
function firstFonts(locale: string): readonly string[] {
  const language = locale.slice(0, 2)
  return OWN[language] ?? [LATIN, ...(EXTENDED.has(language) ? [LATIN_EXTENDED] : []), HEADINGS]
}
