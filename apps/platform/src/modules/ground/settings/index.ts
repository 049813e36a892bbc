export { ANYWHERE, countryStanding, type CountryStanding } from './country-standing.ts'
export { constants, registrationWays } from './constants.ts'
export { BASE_CURRENCY, currencyByCode, type CurrencyDefinition, currencyDefinitions } from './currencies.ts'
export { breakEnd, type BreakLength, type LimitRules, openLimitRules } from './limit-rules.ts'
export { DEFAULT_LOCALE, locales } from './locales.ts'
export {
  forgetSettings,
  isCountryClosed,
  isCurrencyOffered,
  readSettings,
  restrictCountry,
  SETTINGS_CHANGED,
  type Settings,
} from './settings.ts'
export { isTimeZone } from './time-zones.ts'
