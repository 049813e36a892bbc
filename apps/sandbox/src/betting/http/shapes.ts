import type { CashOutPart } from '../book/cash-out.ts'
import type { RefusalCode } from '../book/slip.ts'
import type { TicketType } from '../book/stake.ts'
import type { Price } from '../model/prices.ts'
import type { MatchState, Pair, SportId } from '../sports/match.ts'

/** What the company's server and its page say to each other. */
export interface OutcomeView {
  readonly key: string
  readonly name: string
  readonly price: Price | null
}

export interface MarketView {
  readonly id: string
  readonly kind: string
  readonly scope: string
  readonly line: number | null
  readonly name: string
  readonly outcomes: readonly OutcomeView[]
}

export interface EventBrief extends Pick<
  MatchState,
  'phase' | 'period' | 'score' | 'periods' | 'points' | 'reds' | 'used'
> {
  readonly id: string
  readonly sport: SportId
  readonly league: string
  readonly leagueName: string
  readonly home: string
  readonly away: string
  readonly startMs: number
  readonly periodStartMs: number
  readonly server: 0 | 1 | null
  readonly isOpen: boolean
  /** Markets besides the main one. */
  readonly more: number
  readonly main: MarketView | null
}

export interface EventView extends EventBrief {
  readonly markets: readonly MarketView[]
  readonly stats: Readonly<Record<string, Pair>>
  readonly attack: 0 | 1
  readonly last: { readonly type: string; readonly side: 0 | 1 | null } | null
  readonly recent: readonly { readonly atMs: number; readonly type: string; readonly side: number | null }[]
}

export interface TopView {
  readonly id: string
  readonly leagueName: string
  readonly startMs: number
  readonly isOpen: boolean
  readonly market: MarketView | null
}

export interface Menu {
  readonly live: number
  readonly sports: readonly {
    readonly id: SportId
    readonly name: string
    readonly live: number
    readonly leagues: readonly {
      readonly id: string
      readonly name: string
      readonly live: number
      readonly soon: number
    }[]
  }[]
}

export interface TicketView {
  readonly id: string
  readonly type: TicketType
  readonly size: number
  readonly stake: string
  readonly currency: string
  readonly payoutMax: string
  readonly coefficient: string
  readonly state: string
  readonly result: string | null
  readonly paid: string
  readonly isWaiting: boolean
  readonly isBusy: boolean
  readonly createdAt: string
  readonly stakeLeft: string
  readonly cashedOut: string
  readonly cashOut: string | null
  readonly cashOutParts: readonly CashOutPart[]
  readonly isCashOutClosed: boolean
  readonly legs: readonly {
    readonly eventId: string
    readonly event: string
    readonly tournament: string
    readonly market: string
    readonly outcome: string
    readonly price: Price
    readonly stage: string
    readonly startMs: number
    readonly result: string | null
  }[]
}

/** What a leg of a slip is at now. */
export interface Quote {
  readonly eventId: string
  readonly market: string
  readonly outcome: string
  readonly price: Price | null
  readonly isClosed: boolean
}

export interface QuotesView {
  readonly legs: readonly Quote[]
  /** The highest stake on all of it, for a player; null while a leg has no price. */
  readonly most?: string | null
  /** The same for each leg as a bet of its own. */
  readonly mostOfEach?: readonly (string | null)[]
}

export interface SessionView {
  readonly session: string
  readonly currency: string
  readonly subunitToUnit: string
  readonly balance: string
  readonly stakeMin: string
}

export interface ListView {
  readonly nowMs: number
  readonly events: readonly EventBrief[]
  readonly tops: readonly TopView[]
}

/** What the stream says; `at` is when the server knew. */
export type StreamMessage =
  | {
      readonly type: 'briefs'
      readonly at: number
      readonly events: readonly EventBrief[]
      readonly gone: readonly string[]
    }
  | { readonly type: 'event'; readonly at: number; readonly event: EventView }
  | { readonly type: 'ticket'; readonly at: number; readonly ticket: TicketView }

export interface ApiError {
  readonly code: RefusalCode | 'malformed' | 'session_unknown' | 'not_found' | 'failed' | 'too_many_requests'
  readonly details?: Readonly<Record<string, unknown>>
}
