import { z } from 'zod'
import { Count, CountryCode, CurrencyCode, Id, Instant, LocaleCode, ShortText, text } from '../common.ts'
import { FieldScenario } from '../player.ts'

export const CountryParams = z.strictObject({ country: CountryCode })

/** What is closed in a country: the whole site, or signing in and registering. */
export const Restriction = z.enum(['open', 'closed', 'no-sign-in'])
export type Restriction = z.output<typeof Restriction>

export const RestrictedCountry = z.strictObject({ country: CountryCode, restriction: Restriction })
export type RestrictedCountry = z.output<typeof RestrictedCountry>

/** What somebody new from a country is offered. */
export const HouseCountry = z.strictObject({
  country: CountryCode,
  name: ShortText,
  /** Whether people who live there may register. */
  takesNewcomers: z.boolean(),
  currency: CurrencyCode,
  locale: LocaleCode,
})
export type HouseCountry = z.output<typeof HouseCountry>

/** Where something stands in a list, from 1; two of one position stand as they do by themselves. */
export const ListPosition = z.int().min(1).max(10_000)

/** How much of a deposit must be staked before money may leave, in hundredths: 100 is once. */
export const TurnoverPercent = z.int().min(0).max(10_000)

/** A currency of the house, as operators see it. */
export const HouseCurrency = z.strictObject({
  currency: CurrencyCode,
  name: ShortText,
  type: z.enum(['fiat', 'crypto']),
  /** Whether sums over several currencies are told in it. */
  isBase: z.boolean(),
  /** Whether accounts may be opened and paid into in it. Who has one keeps it, plays on and is paid out. */
  isEnabled: z.boolean(),
  position: ListPosition,
  turnoverPercent: TurnoverPercent,
})
export type HouseCurrency = z.output<typeof HouseCurrency>

export const JobId = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

/** A job as it stands. `failed` ones have used up their attempts. */
export const Job = z.strictObject({
  id: JobId,
  name: ShortText,
  state: z.enum(['running', 'due', 'waiting', 'failed']),
  runAt: Instant,
  attempts: Count,
  attemptsMax: Count,
  lastError: text(500).nullable(),
})
export type Job = z.output<typeof Job>

/** How many of the named jobs nobody worked on, and so were changed. */
export const JobCount = z.strictObject({ count: Count })
export type JobCount = z.output<typeof JobCount>

/** A field of a form, as operators see it. */
export const FormField = z.strictObject({
  scenario: FieldScenario,
  name: ShortText,
  description: ShortText,
  isAsked: z.boolean(),
  isRequired: z.boolean(),
  isVisible: z.boolean(),
  isEditable: z.boolean(),
  position: ListPosition,
  /** Always asked for and required, because no account can do without it. */
  isFixed: z.boolean(),
})
export type FormField = z.output<typeof FormField>

/** A letter or text message that was never delivered. */
export const GivenUpLetter = z.strictObject({
  id: Id,
  kind: ShortText,
  medium: z.enum(['email', 'sms']),
  recipient: ShortText,
  /** Refused by whoever carries it, of no use any more, or closed by a secret that is lost. */
  reason: z.enum(['refused', 'late', 'unreadable']),
  attempts: Count,
  writtenAt: Instant,
  givenUpAt: Instant,
})
export type GivenUpLetter = z.output<typeof GivenUpLetter>
