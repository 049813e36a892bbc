import { text, type Rule } from '../../protocol/members.ts'
import { acceptRules, type AcceptRule, type Slip, type SlipLeg } from '../book/slip.ts'
import { lineCount, type TicketType } from '../book/stake.ts'
import { PRICE_MAX, PRICE_MIN } from '../model/prices.ts'

const LEGS_MAX = 20

const id = text((value) => /^[a-z0-9.-]{1,80}$/.test(value))
const market = text((value) => /^[a-z0-9.-]{1,40}$/.test(value))
const outcome = text((value) => /^[\w-]{1,60}$/.test(value))
const key = text((value) => /^[\w-]{8,64}$/.test(value))
/** As the protocol of tickets has it. A stake of nothing or too much is read, and refused with what can be staked. */
const stake = text((value) => /^(0|[1-9]\d{0,29})$/.test(value))
export const isAmount = text((value) => /^[1-9]\d{0,29}$/.test(value))

const isPrice: Rule<number> = (value): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= PRICE_MIN && value <= PRICE_MAX

function legOf(value: unknown): SlipLeg | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const leg = value as Record<string, unknown>
  if (!id(leg.eventId) || !market(leg.market) || !outcome(leg.outcome) || !isPrice(leg.price)) return undefined
  return { eventId: leg.eventId, market: leg.market, outcome: leg.outcome, price: leg.price }
}

/** A slip as the page sent it; undefined for what is none. */
export function readSlipBody(body: unknown): Slip | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const given = body as Record<string, unknown>
  const accept = acceptRules.find((rule): rule is AcceptRule => rule === given.accept)
  const legs = Array.isArray(given.legs) && given.legs.length <= LEGS_MAX ? given.legs.map(legOf) : []
  if (!key(given.key) || !stake(given.stake) || !accept || legs.length === 0 || legs.some((leg) => !leg))
    return undefined
  const size = typeof given.size === 'number' && Number.isInteger(given.size) ? given.size : legs.length
  const type = typeOf(given.type, legs.length, size)
  return type && { key: given.key, type, size, stake: given.stake, accept, legs: legs as SlipLeg[] }
}

function typeOf(type: unknown, legs: number, size: number): TicketType | undefined {
  if (type === 'single') return legs === 1 && size === 1 ? type : undefined
  if (type === 'combination') return legs > 1 && size === legs ? type : undefined
  if (type !== 'system') return undefined
  return legs > 2 && size > 1 && size < legs && lineCount(legs, size) > 1 ? type : undefined
}
