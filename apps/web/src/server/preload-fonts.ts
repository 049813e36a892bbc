const LATIN = 'instrument-sans-latin-wght-normal'

/** Languages whose letters the Latin face does not hold all of. */
const EXTENDED = new Set(['az', 'cs', 'et', 'hr', 'hu', 'lt', 'lv', 'pl', 'ro', 'sk', 'sl', 'tr'])

const OWN: Readonly<Record<string, readonly string[]>> = {
  fa: ['vazirmatn-arabic-wght-normal'],
  hi: ['noto-sans-devanagari-devanagari-wght-normal'],
}

/** Faces that the first screen of a page in a language is written in, by the names of their files. */
export function firstFonts(locale: string): readonly string[] {
  const language = locale.slice(0, 2)
  return OWN[language] ?? (EXTENDED.has(language) ? [LATIN, 'instrument-sans-latin-ext-wght-normal'] : [LATIN])
}
