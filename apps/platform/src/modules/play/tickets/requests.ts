import { z } from 'zod'

const id = z.string().regex(/^[!-~]{1,120}$/)
const currency = z.string().regex(/^[A-Z0-9]{2,10}$/)
const words = z.string().trim().min(1).max(200)

/** Thirty digits, as the studios' protocol has it. */
const amount = z.string().regex(/^(0|[1-9]\d{0,29})$/)
const stake = z.string().regex(/^[1-9]\d{0,29}$/)

/** Odds as decimal text, at least 1, of four decimals at most. */
const coefficient = z.string().regex(/^[1-9]\d{0,5}(\.\d{1,4})?$/)

/** What is staked on more often than this is no slip of a person. */
const ITEMS_MAX = 30

export const ticketTypes = ['single', 'combination', 'system'] as const

const TicketItem = z.strictObject({
  eventId: id,
  event: words,
  discipline: words,
  tournament: words,
  market: words,
  outcome: words,
  coefficient,
  stage: z.enum(['prematch', 'live']),
  eventDate: z.iso.datetime(),
})
export type TicketItem = z.output<typeof TicketItem>

export const SessionRequest = z.strictObject({ launchToken: id })
export const BalanceRequest = z.strictObject({ sessionToken: id })

export const PlaceRequest = z
  .strictObject({
    sessionToken: id,
    transactionId: id,
    ticketId: id,
    amount: stake,
    currency,
    type: z.enum(ticketTypes),
    coefficient: z.string().regex(/^[1-9]\d{0,9}(\.\d{1,4})?$/),
    payoutMax: amount,
    items: z.array(TicketItem).min(1).max(ITEMS_MAX),
  })
  .refine(({ type, items }) => (type === 'single') === (items.length === 1), {
    path: ['type'],
    message: 'a single has one item, every other ticket more',
  })
export type PlaceRequest = z.output<typeof PlaceRequest>

const call = { transactionId: id, ticketId: id }

/** What became of a ticket, and what it pays in all. */
const results = ['won', 'half_won', 'dead_heat', 'half_lost', 'lost'] as const
const isPayoutOf = (result: string, payout: string) => (result === 'lost') === (payout === '0')
const unfitting = { path: ['payout'], message: 'nothing is paid for a loss, and something for anything else' }

export const SettleRequest = z
  .strictObject({ ...call, result: z.enum(results), payout: amount })
  .refine(({ result, payout }) => isPayoutOf(result, payout), unfitting)
export type SettleRequest = z.output<typeof SettleRequest>

export const ResettleRequest = z
  .strictObject({ ...call, result: z.enum([...results, 'void', 'open']), payout: amount })
  .refine(
    ({ result, payout }) => (result === 'void' || result === 'open' ? payout === '0' : isPayoutOf(result, payout)),
    unfitting,
  )
export type ResettleRequest = z.output<typeof ResettleRequest>

export const VoidRequest = z.strictObject(call)
export type VoidRequest = z.output<typeof VoidRequest>

/** With `stakeLeft` a part is given back, and that much of the stake goes on. */
export const CashOutRequest = z.strictObject({ ...call, payout: stake, stakeLeft: stake.optional() })
export type CashOutRequest = z.output<typeof CashOutRequest>
