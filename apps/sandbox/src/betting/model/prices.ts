import type { Chance, Market } from './market.ts'
import type { Kind } from './verdict.ts'

/** A decimal price in hundredths: 185 is 1.85. */
export type Price = number

/** What the company keeps of every stake on average, by what is bet on: the stated margin. */
export const MARGINS: Readonly<Record<Kind, number>> = {
  result: 0.05,
  double: 0.05,
  winner: 0.045,
  total: 0.05,
  handicap: 0.045,
  both: 0.055,
  parity: 0.05,
  score: 0.11,
  top: 0.09,
}

/** What is bet on while a match runs costs this much more: its price may be a moment old. */
export const LIVE_MARGIN = 0.015

export const marginOf = (kind: Kind, isLive: boolean): number => MARGINS[kind] + (isLive ? LIVE_MARGIN : 0)

export const PRICE_MIN: Price = 102
export const PRICE_MAX: Price = 15_000

/** A price at which the outcome pays back all but the margin on average; undefined where no such price is offered. */
export function priceOf({ win, back }: Chance, margin: number): Price | undefined {
  if (win <= 0) return undefined
  const exact = ((1 - margin - back) / win) * 100
  const step = exact < 1000 ? 1 : exact < 2000 ? 10 : exact < 5000 ? 50 : 100
  const price = Math.round(exact / step) * step
  return price >= PRICE_MIN && price <= PRICE_MAX ? price : undefined
}

export interface Offer {
  readonly id: string
  readonly kind: Kind
  readonly scope: string
  readonly line: number | null
  readonly outcomes: readonly { readonly key: string; readonly price: Price | null }[]
}

/** A line is offered while both of its sides are worth a thought. */
const LINE_PRICE_MAX = 1200

/** The market with its prices; undefined where too little of it can be offered. */
export function offerOf(market: Market, isLive: boolean): Offer | undefined {
  const { id, kind, scope, line } = market
  const margin = marginOf(kind, isLive)
  const outcomes = market.outcomes.map(({ key, ...chance }) => ({ key, price: priceOf(chance, margin) ?? null }))
  const open = outcomes.filter(({ price }) => price !== null)
  if (kind === 'score' || kind === 'top') return open.length > 1 ? { id, kind, scope, line, outcomes: open } : undefined
  if (open.length < 2) return undefined
  if (line !== null && open.some(({ price }) => price! > LINE_PRICE_MAX)) return undefined
  if (outcomes.length === 2 && open.length < 2) return undefined
  return { id, kind, scope, line, outcomes }
}
