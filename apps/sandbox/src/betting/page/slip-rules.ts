import { store, type Pick } from './store.ts'

/** Every way to choose `size` of the picks, as the sum of their products: what one line staked pays in all. */
export function oddsOfLines(prices: readonly number[], size: number): number {
  const sums = Array.from({ length: size + 1 }, (_, at) => (at === 0 ? 1 : 0))
  for (const price of prices) for (let at = size; at > 0; at--) sums[at]! += sums[at - 1]! * (price / 100)
  return sums[size]!
}

export function linesOf(count: number, size: number): number {
  let lines = 1
  for (let at = 1; at <= size; at++) lines = (lines * (count - size + at)) / at
  return Math.round(lines)
}

/** Whether the player has to say yes to a price that moved. */
export const hasMoved = ({ now, price, isClosed }: Pick): boolean =>
  now !== null && !isClosed && now !== price && (store.accept === 'none' || (store.accept === 'better' && now < price))

/** Whether nothing can be staked on it now. */
export const isShut = ({ now, isClosed }: Pick): boolean => now === null || isClosed

/** Picks of one match know of each other and are no combination; each by itself they are bets. */
export const areRelated = (picks: readonly Pick[]): boolean =>
  new Set(picks.map(({ eventId }) => eventId.replace('.top', ''))).size < picks.length
