import { z } from 'zod'
import { EMAIL_PATTERN, fieldLengths, PHONE_PATTERN } from '../field-rules.ts'

/** Text of a caller: no NUL and no half of a surrogate pair, which neither the database nor JSON columns can hold. */
export function text(lengthMax: number) {
  return z
    .string()
    .max(lengthMax)
    .regex(/^[^\0\p{Surrogate}]*$/u)
}

/** Text that must not be empty. */
export function requiredText(lengthMax: number) {
  return text(lengthMax).min(1)
}

export const ShortText = text(255)
export const LongText = text(20_000)

/** Query members of every paged list (wire-contract section 1.5). */
export const pageQuery = {
  page: z.int().min(1).max(1_000_000).optional(),
  perPage: z.int().min(1).max(100).optional(),
}

export const SortOrder = z.enum(['asc', 'desc'])

/** The member a list is sorted by. A name the list does not know means its own order. */
export const SortBy = z
  .string()
  .max(32)
  .regex(/^[A-Za-z]{1,32}$/)

export const PageMeta = z.strictObject({
  page: z.int().min(1),
  perPage: z.int().min(0),
  totalPages: z.int().min(0),
  totalRows: z.int().min(0),
})
export type PageMeta = z.output<typeof PageMeta>

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime().max(40)

/** A calendar day, `YYYY-MM-DD`. A trailing time of day is tolerated on read. */
export const CalendarDay = z
  .string()
  .max(19)
  .regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/)

/** One end of a period in a filter: a day, or an instant with any offset. */
export const PeriodEdge = z
  .string()
  .max(40)
  .regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/)

/** Ids are text; those of our own rows are UUIDs, but a caller need not know. */
export const Id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[!-~]+$/)

/** The slug of a game, provider, collection, tournament or wheel. Where a path takes one, an id serves as well. */
export const Identity = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[!-~]+$/)

export const CurrencyCode = z
  .string()
  .max(10)
  .regex(/^[A-Z0-9]{2,10}$/)
export const CountryCode = z
  .string()
  .max(2)
  .regex(/^[A-Za-z]{2}$/)
export const LocaleCode = z
  .string()
  .max(5)
  .regex(/^[a-z]{2}(-[a-z]{2})?$/)

export const Email = z.email({ pattern: EMAIL_PATTERN }).max(fieldLengths.email.max)

/** Digits with the country prefix, without the `+`. */
export const PhoneDigits = z.string().max(fieldLengths.phone.max).regex(PHONE_PATTERN)

/** An address of a page: absolute, or a path of the site itself. Its origin is for the reader to check. */
export const PageUrl = z
  .string()
  .max(2048)
  .regex(/^(https?:\/\/|\/(?![/\\]))[!-~]*$/)

/** Where an image, a logo or a game stands: absolute, or a path on the CDN of its kind. */
export const ResourceUrl = text(4096)

/** The visitor id a browser computes. Always optional. */
export const Fingerprint = text(256).optional()

/** A text by locale. */
export const Names = z.record(z.string(), ShortText)

/** A number of things. */
export const Count = z.int().min(0)

export const Percent = z.number().min(0).max(100)

/** An amount in main units on the wire; see wire-contract section 3 for which fields are which. */
export const MainAmount = z.number()

/** An exact amount in main units, as text: sums of many may have more digits than a number holds. */
export const ExactAmount = z
  .string()
  .max(64)
  .regex(/^-?\d+(\.\d+)?$/)

/** An amount in main units that a caller asks for. How fine it may be is for the currency to say. */
export const RequestedAmount = z.number().positive().max(1e15)

/**
 * An amount in smallest units: a safe integer, or digits as text where a currency with many decimals
 * outgrows safe integers. Parsed to `bigint`.
 */
export const MinorUnits = z
  .union([
    z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    z
      .string()
      .max(38)
      .regex(/^\d{1,38}$/),
  ])
  .transform((value) => BigInt(value))

export const Message = z.strictObject({ message: ShortText })

/** The one path parameter of most calls. */
export const IdParams = z.strictObject({ id: Id })
