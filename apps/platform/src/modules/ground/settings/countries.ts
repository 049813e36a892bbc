import type { Country } from '@baize/contract'
import { countryTable } from './country-table.ts'
import { DEFAULT_LOCALE, locales } from './locales.ts'

/** A country without the restriction an operator may have put on it. */
export type CountryDefinition = Omit<Country, 'restrict' | 'restrictType'>

/** The name in everyday English where the long one is a formula. */
const SHORT_NAMES = new Set(['HK', 'MO', 'PS', 'MM'])

/** Not offered (specification, part 1, section 9) while no pack of rules holds there. */
const unofferedCountries: ReadonlySet<string> = new Set(['US', 'UM', 'GB', 'FR', 'NL', 'AW', 'CW', 'MF'])

/** Whether players may come from the country: one that the specification leaves out only while a pack holds there. */
export function isCountryOffered(code: string, packed: readonly string[]): boolean {
  return !unofferedCountries.has(code) || packed.includes(code)
}

/** Every country there is, by English name. */
export const countryDefinitions: readonly CountryDefinition[] = readTable().toSorted((left, right) =>
  left.name.localeCompare(right.name, 'en'),
)

function readTable(): CountryDefinition[] {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const short = new Intl.DisplayNames('en', { type: 'region', style: 'short' })
  const native = new Map<string, Intl.DisplayNames>()
  return countryTable
    .trim()
    .split('\n')
    .map((line) => {
      const [code, phonePrefix, currency, language] = line.split(' ') as [string, string, string, string]
      if (!native.has(language)) native.set(language, new Intl.DisplayNames(language, { type: 'region' }))
      const name = (SHORT_NAMES.has(code) ? short : english).of(code)!
      return {
        code,
        name,
        nativeName: native.get(language)!.of(code) ?? name,
        phonePrefix,
        currency,
        locale: locales.find(({ languageCode }) => languageCode === language)?.code ?? DEFAULT_LOCALE,
        additionalCurrency: [],
      }
    })
}
