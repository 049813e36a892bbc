import { z } from 'zod'
import { Count, CurrencyCode, Id, Instant, ShortText, text } from '../common.ts'
import { CompanyId } from './companies.ts'

/** A day of UTC. One that the month does not have is its last one. */
export const FiguresDay = z
  .string()
  .max(10)
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/** What came of one tag of an affiliate company, or of all of them, in a day, or in the month that begins then. */
export const AffiliateFigures = z.strictObject({
  period: z.iso.date(),
  companyId: CompanyId,
  /** `null` where the line is of more than one. */
  tag: ShortText.nullable(),
  registrations: Count,
  /** Players whose first deposit it was. */
  firstDepositors: Count,
  /** All deposits of those players, by currency; `sum` is exact, in main units. */
  deposits: z.array(z.strictObject({ currency: CurrencyCode, count: Count, sum: text(64) })),
})
export type AffiliateFigures = z.output<typeof AffiliateFigures>

/** What an affiliate company is told of a player it brought. `waiting` and `given_up` ones it does not have. */
export const Postback = z.strictObject({
  id: Id,
  companyId: CompanyId,
  event: z.enum(['registration', 'first-deposit']),
  tag: ShortText,
  /** The player, under the name the company has for them. */
  reference: Id,
  occurredAt: Instant,
  /** Of a deposit, in smallest units. */
  amount: text(38).nullable(),
  currency: CurrencyCode.nullable(),
  state: z.enum(['waiting', 'taken', 'given_up']),
  attempts: Count,
  /** When it is tried again; `null` where it is not. */
  nextAttemptAt: Instant.nullable(),
  /** Whether the company is off: until it is on again nothing is sent to it, and nothing given up. */
  isHeld: z.boolean(),
  /** What came instead of an answer, the last time. */
  problem: text(200).nullable(),
  endedAt: Instant.nullable(),
})
export type Postback = z.output<typeof Postback>
