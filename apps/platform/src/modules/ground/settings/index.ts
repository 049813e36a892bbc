export { ANYWHERE, countryStanding, type CountryStanding } from './country-standing.ts'
export { constants, limitConstants, registrationWays } from './constants.ts'
export { BASE_CURRENCY, currencyByCode, type CurrencyDefinition, currencyDefinitions } from './currencies.ts'
export { changeCountryOffer, type CountryOffer, listCountryOffers } from './country-offers.ts'
export { changeCurrencyOffer, listCurrencyOffers, type OfferedCurrency } from './currency-offers.ts'
export { DEFAULT_LOCALE, locales } from './locales.ts'
export { localePath, type PagePath, pageUrl } from './page-url.ts'
export { realityCheckChoices, realityCheckInterval, type RealityCheckRules } from './reality-check.ts'
export {
  changeRestriction,
  firstCurrency,
  forgetSettings,
  isClosedToNewcomers,
  isCountry,
  isCountryClosed,
  isCurrencyOffered,
  lockFields,
  readSettings,
  restrictCountry,
  saveField,
  SETTINGS_CHANGED,
  type Settings,
} from './settings.ts'
export { type FieldSetting, lockRates, type Rate, readRates, saveRates } from './store.ts'
export { turnoverMultiplier, turnoverOf } from './turnover-rules.ts'
export { isTimeZone } from './time-zones.ts'
export { inBase, smallestUnitsOf, unitsToBase, worthOf } from './worth.ts'
