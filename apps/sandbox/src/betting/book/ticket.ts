import type { Language } from '../calendar/words.ts'
import type { Price } from '../model/prices.ts'
import type { Verdict } from '../model/verdict.ts'
import { factorOf, payoutOf, type TicketType } from './stake.ts'

export interface Leg {
  readonly eventId: string
  readonly market: string
  readonly outcome: string
  readonly price: Price
  readonly stage: 'prematch' | 'live'
  readonly startMs: number
  /** For the player, in the language of the slip. */
  readonly words: {
    readonly event: string
    readonly discipline: string
    readonly tournament: string
    readonly market: string
    readonly outcome: string
  }
  readonly verdict: Verdict | null
  readonly isFinal: boolean
}

/** A call the platform has yet to answer; made again until it does. */
export interface Owed {
  readonly call: 'settle' | 'void' | 'resettle' | 'cash-out'
  readonly transactionId: string
  readonly result?: string
  readonly payout?: string
  /** Of a cash-out of a part: what of the stake goes on. */
  readonly stakeLeft?: string
}

export interface Ticket {
  readonly id: string
  /** The slip's own, so that it is placed once. */
  readonly key: string
  readonly transactionId: string
  readonly playerId: string
  readonly currency: string
  readonly language: Language
  readonly type: TicketType
  /** Legs that must win together. */
  readonly size: number
  readonly stake: string
  /** What of the stake still runs: less than it once a part was cashed out. */
  readonly stakeLeft: string
  /** What was paid for parts; it stays paid, whatever the rest comes to. */
  readonly cashedOut: string
  /** Of what still runs. */
  readonly lineStake: string
  readonly payoutMax: string
  readonly coefficient: string
  readonly legs: readonly Leg[]
  readonly state: 'placing' | 'open' | 'refused' | 'settled' | 'void' | 'cashed'
  /** Why it was refused. */
  readonly reason: string | null
  readonly result: string | null
  /** In all, with what was cashed out. */
  readonly paid: string
  /** Paid by the platform once an operator has looked. */
  readonly isWaiting: boolean
  readonly owed: Owed | null
  readonly createdAt: string
  readonly closedAt: string | null
}

/** What the rest of a ticket has come to, or undefined while it has not. */
export interface Result {
  readonly result: 'won' | 'half_won' | 'dead_heat' | 'half_lost' | 'lost' | 'void'
  readonly payout: bigint
}

export function resultOf({ legs, lineStake, size, stakeLeft, cashedOut, type, payoutMax }: Ticket): Result | undefined {
  const isLost = type !== 'system' && legs.some(({ verdict }) => verdict && verdict.won === 0 && verdict.back === 0)
  if (isLost) return { result: 'lost', payout: 0n }
  if (legs.some(({ verdict }) => !verdict)) return undefined
  if (legs.every(({ verdict }) => verdict!.won === 0 && verdict!.back === verdict!.of))
    return { result: 'void', payout: 0n }
  const due = payoutOf(
    BigInt(lineStake),
    size,
    legs.map(({ price, verdict }) => factorOf(price, verdict!)),
  )
  const most = BigInt(payoutMax) - BigInt(cashedOut)
  const payout = due > most ? most : due
  if (payout === 0n) return { result: 'lost', payout }
  return {
    result: type === 'single' ? nameOf(legs[0]!.verdict!) : payout >= BigInt(stakeLeft) ? 'won' : 'half_lost',
    payout,
  }
}

function nameOf({ won, back, of }: Verdict): Result['result'] {
  if (won === of) return 'won'
  if (won === 0) return 'half_lost'
  return back > 0 ? 'half_won' : 'dead_heat'
}

/** What a ticket has paid when its rest pays this. */
export const paidWith = ({ cashedOut }: Ticket, payout: string): string => String(BigInt(cashedOut) + BigInt(payout))

/** What a void ticket has paid: its stake was given back as if never taken, or, of a part cashed out, paid for the rest. */
export const paidByVoid = (ticket: Ticket): string =>
  ticket.cashedOut === '0' ? '0' : paidWith(ticket, ticket.stakeLeft)

/** Whether something of it may still change. */
export const isWatched = ({ state, legs, owed }: Ticket): boolean =>
  owed !== null ||
  state === 'open' ||
  (state !== 'cashed' && state !== 'refused' && legs.some(({ verdict, isFinal }) => verdict && !isFinal))
