import type { Country } from '@baize/contract'

export interface Region {
  code: string
  /** In the reader's language. */
  name: string
  /** All it may be found by, in lower case. */
  words: string
}

/** The countries one may pay from, by name. */
export function regionsOf(countries: readonly Country[], locale: string): Region[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const collator = new Intl.Collator(locale)
  return countries
    .map(({ code, name, nativeName }) => {
      const ownName = names.of(code) ?? name
      return { code, name: ownName, words: plain(`${ownName} ${name} ${nativeName} ${code}`) }
    })
    .toSorted((left, right) => collator.compare(left.name, right.name))
}

/** The country's name; `null` for one that is not among those the house offers, as far as they are known yet. */
export function regionName(code: string | null, locale: string, offered: readonly Country[] | undefined) {
  if (code === null || offered?.every((country) => country.code !== code)) return null
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code) ?? null
}

/** Those whose words hold everything that was typed, accents aside. */
export function matchingRegions(regions: readonly Region[], typed: string): Region[] {
  const parts = plain(typed).split(/\s+/).filter(Boolean)
  return regions.filter(({ words }) => parts.every((part) => words.includes(part)))
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
