import {
  CalendarDay,
  CountryCode,
  CurrencyCode,
  Email,
  LocaleCode,
  NewPassword,
  PageUrl,
  PhoneDigits,
  TypedBonusCode,
} from '@baize/contract'
import fc from 'fast-check'
import type { z } from 'zod'
import { SITE } from '../payments/fake-cashier.ts'
import type { House } from './house.ts'

/** Never the same twice, whatever the generator likes best. */
const number = fc.noBias(fc.integer({ min: 0, max: 99_999_999 }))
const sign = fc.noBias(fc.integer({ min: 33, max: 126 })).map((code) => String.fromCodePoint(code))
const path = fc.webPath().map((text) => `/${text.replace(/^\/+/, '')}`)

/** What values must be to mean something to this house, by the shape of the contract they stand for. */
export function knownValues({ currencies, countries, locales }: House): ReadonlyMap<z.ZodType, fc.Arbitrary<unknown>> {
  const offered = currencies.filter(({ isEnabled }) => isEnabled)
  const open = countries.filter(({ restrict }) => !restrict)
  return new Map<z.ZodType, fc.Arbitrary<unknown>>([
    // The only days that calls carry are birthdays of adults.
    [CalendarDay, fc.integer({ min: 1930, max: 1999 }).map((year) => `${year}-02-28`)],
    [CountryCode, fc.constantFrom(...open.flatMap(({ code }) => [code, code.toLowerCase()]))],
    [CurrencyCode, fc.constantFrom(...offered.map(({ code }) => code))],
    [Email, fc.tuple(number, fc.domain({ size: 'small' })).map(([id, domain]) => `${id}@${domain}`)],
    // Nothing that anybody would choose, for the house knows those.
    [NewPassword, fc.array(sign, { minLength: 6, maxLength: 128, size: 'max' }).map((signs) => signs.join(''))],
    [LocaleCode, fc.constantFrom(...locales.map(({ code }) => code))],
    [
      PageUrl,
      fc.oneof(
        path,
        path.map((rest) => SITE + rest),
      ),
    ],
    [TypedBonusCode, fc.constantFrom('FELT20', 'quietword', 'no-such-code')],
    [PhoneDigits, number.map((digits) => `49151${String(digits).padStart(8, '0')}`)],
  ])
}
