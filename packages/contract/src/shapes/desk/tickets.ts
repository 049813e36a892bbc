import { z } from 'zod'
import { Count, CurrencyCode, Id, Instant, MainAmount, ShortText } from '../common.ts'

/** What open tickets of one currency on an event come to. A combination counts with each event it stands on. */
export const EventExposure = z.strictObject({
  source: ShortText,
  eventId: ShortText,
  event: ShortText,
  discipline: ShortText,
  eventDate: Instant,
  currency: CurrencyCode,
  ticketCount: Count,
  staked: MainAmount,
  /** If every one of them paid all it can. */
  payoutMax: MainAmount,
})
export type EventExposure = z.output<typeof EventExposure>

/** What an account owes; later money pays it first. */
export const Debt = z.strictObject({ accountId: Id, playerId: Id, currency: CurrencyCode, amount: MainAmount })
export type Debt = z.output<typeof Debt>
