import type { PointTerms } from './terms.ts'

/** A stake of real money, below zero where it was given back. */
export interface CountedStake {
  currency: string
  amount: bigint
  game: { identity: string; type: string } | undefined
}

/**
 * Thousandths of points that a stake comes to, rounded towards nothing: what is given back takes with it exactly what
 * the same stake had brought. Nothing in a currency, or on a day, that does not count.
 */
export function pointsOf({ currency, amount, game }: CountedStake, terms: PointTerms | undefined): bigint {
  const per = terms?.per[currency]
  if (!terms || per === undefined) return 0n
  const { games, types } = terms.weights
  const weight = (game && (games[game.identity] ?? types[game.type])) ?? 1000
  return (amount * BigInt(weight)) / BigInt(per)
}
