import type { Country } from '@baize/contract'
import type { ComboBoxOption } from '@baize/ui/combo-box'
import type { PhoneCountry } from '@baize/ui/phone-field'
import type { CurrencyInfo } from '../page/page-info.ts'

/** The countries one may register from, named and sorted in the reader's language; also found by code and own name. */
export function countryOptions(countries: readonly Country[], locale: string): ComboBoxOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const collator = new Intl.Collator(locale)
  return countries
    .filter(({ restrict }) => !restrict)
    .map(({ code, name, nativeName }) => ({
      value: code,
      label: names.of(code) ?? name,
      keywords: `${code} ${name} ${nativeName}`,
    }))
    .toSorted((left, right) => collator.compare(left.label, right.label))
}

/** The same countries with their dialling prefixes. */
export function phoneCountries(countries: readonly Country[], locale: string): PhoneCountry[] {
  const prefixes = new Map(countries.map(({ code, phonePrefix }) => [code, phonePrefix.replace('+', '')]))
  return countryOptions(countries, locale).map(({ value, label }) => ({
    code: value,
    name: label,
    prefix: prefixes.get(value)!,
  }))
}

/** Currencies by code, found by name as well. */
export function currencyOptions(currencies: readonly CurrencyInfo[], locale: string): ComboBoxOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' })
  return currencies
    .filter(({ isOff }) => !isOff)
    .map(({ code, name }) => {
      const localName = /^[A-Z]{3}$/.test(code) ? names.of(code) : undefined
      return { value: code, label: code, detail: localName ?? name, keywords: `${name} ${localName ?? ''}` }
    })
    .toSorted((left, right) => left.value.localeCompare(right.value))
}

/** The currency of a country when the house offers it; the first that it offers otherwise. */
export function currencyOfCountry(
  code: string,
  countries: readonly Country[],
  currencies: readonly Pick<CurrencyInfo, 'code' | 'isOff'>[],
): string {
  const own = countries.find((country) => country.code === code)?.currency
  const offered = currencies.filter(({ isOff }) => !isOff)
  return (offered.find((currency) => currency.code === own) ?? offered[0])?.code ?? ''
}
