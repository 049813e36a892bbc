import { z } from 'zod'
import { RestrictType } from '../kinds.ts'
import { CountryCode, CurrencyCode, Instant, LocaleCode, ShortText } from './common.ts'

export const CurrencyType = z.enum(['fiat', 'crypto', 'virtual'])
export type CurrencyType = z.output<typeof CurrencyType>

/** A currency. `rate.rate` is how many smallest units of it equal one main unit of the base currency. */
export const Currency = z.strictObject({
  code: CurrencyCode,
  name: ShortText,
  symbol: ShortText,
  type: CurrencyType,
  isBase: z.boolean(),
  isEnabled: z.boolean(),
  subunitToUnit: z.number().min(1),
  rate: z.strictObject({ rate: z.number().positive(), rateTime: Instant }),
  subCurrencies: z.array(z.strictObject({ code: ShortText, subunitToUnit: z.number().min(1) })).optional(),
})
export type Currency = z.output<typeof Currency>

export const Locale = z.strictObject({
  code: LocaleCode,
  name: ShortText,
  nativeName: ShortText,
  languageCode: ShortText,
  isDefault: z.boolean(),
})
export type Locale = z.output<typeof Locale>

export const Country = z.strictObject({
  code: CountryCode,
  name: ShortText,
  nativeName: ShortText,
  phonePrefix: z.string().max(8).regex(/^\d*$/),
  currency: CurrencyCode,
  locale: LocaleCode,
  additionalCurrency: z.array(CurrencyCode),
  restrict: z.boolean(),
  restrictType: z.enum(RestrictType).nullable(),
  /** Nobody registers from there; players go on. */
  isClosedToNewcomers: z.boolean().optional(),
})
export type Country = z.output<typeof Country>

/** What pages say by the rules of a country, or with `country: null` of every other one. */
export const CountryNotice = z.strictObject({
  country: CountryCode.nullable(),
  minimumAge: z.int(),
  /** Which marks pages show, in their order. */
  marks: z.array(z.enum(['age', 'self-test', 'limits', 'pause', 'register', 'licence', 'help'])),
  helpline: z.strictObject({ name: ShortText, phone: ShortText, url: z.url() }).nullable(),
  registerUrl: z.url().nullable(),
  authority: z.strictObject({ name: ShortText, url: z.url() }).nullable(),
})
export type CountryNotice = z.output<typeof CountryNotice>

/** One value of an enumeration, with the name to show where the content tree has none. */
export const Status = z.strictObject({ id: z.int(), name: ShortText })
export type Status = z.output<typeof Status>

/** The same for enumerations whose ids are words. */
export const NamedStatus = z.strictObject({ id: ShortText, name: ShortText })
export type NamedStatus = z.output<typeof NamedStatus>

const statuses = z.array(Status)
const namedStatuses = z.array(NamedStatus)

/** The tree of enumerations and switches of content.md section 6. */
export const Constants = z.strictObject({
  player: z.strictObject({
    scenarios: namedStatuses,
    timeZone: namedStatuses,
    playerStatuses: statuses,
    document: z.strictObject({
      status: statuses,
      type: z.array(z.strictObject({ id: ShortText, name: ShortText, section: ShortText })),
    }),
    limit: z.strictObject({
      definition: statuses,
      status: statuses,
      cashPeriod: namedStatuses,
      coolingOffPeriod: namedStatuses,
      selfExclusionPeriod: namedStatuses,
      allPeriod: namedStatuses,
    }),
    registration: z.strictObject({ email: z.boolean(), phone: z.boolean() }),
    otp: z.strictObject({ enabled: z.boolean(), reason: z.array(ShortText) }),
    socialAuth: z.array(ShortText),
    telegram: z
      .strictObject({
        bot: ShortText,
        auth_url: ShortText,
        /** Where the widget's script comes from. */
        widget_url: ShortText,
      })
      .optional(),
    referral: z.strictObject({ enabled: z.boolean(), segmentTypes: statuses, qualificationStatuses: statuses }),
  }),
  payment: z.strictObject({ invoiceStatuses: statuses, invoiceTypes: statuses }),
  game: z.strictObject({
    bet: z.strictObject({ status: statuses, transactionType: statuses, amountType: statuses }),
    spin: z.strictObject({ transactionType: statuses }),
    bonus: z.strictObject({
      triggerType: statuses,
      type: statuses,
      status: statuses,
      wagerSportsbookTicketType: statuses,
      wagerSportsbookStage: statuses,
      payoutBalanceType: statuses,
      wagerCategory: statuses,
      depositBonusDeclineDefault: z.boolean(),
    }),
    playerBonus: z.strictObject({ status: statuses, result: statuses }),
    playerFreespin: z.strictObject({ status: statuses, result: statuses }),
  }),
})
export type Constants = z.output<typeof Constants>
