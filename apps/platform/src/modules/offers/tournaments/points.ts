/** What a tournament needs to know of a currency; smallest units as text. */
export interface CountedCurrency {
  /** Smallest units that are worth a main unit of the base currency. */
  rate: number
  from: string | null
  to: string | null
}

/** How a tournament counts. */
export interface CountingRules {
  counts: 'stakes' | 'wins' | 'multiple' | 'rounds'
  pointsPerMain: number
  currencies: Readonly<Record<string, CountedCurrency>>
}

/** A round as it stands in a tournament: smallest units of real money, and hundredths of points. */
export interface CountedRound {
  currency: string
  staked: bigint
  won: bigint
  stakePoints: bigint
  winPoints: bigint
}

/** Real money that was staked on a round, came back from it, or was won with it. */
export interface RoundMove {
  kind: 'stake_taken' | 'stake_given_back' | 'win_paid'
  amount: bigint
}

const SCALE = 1_000_000
export const HUNDREDTHS = 100n

/** The round after something happened to it. What a stake brought goes with it when it is given back. */
export function followRound(round: CountedRound, { kind, amount }: RoundMove, rules: CountingRules): CountedRound {
  const points = pointsFor(amount, round.currency, rules)
  if (kind === 'win_paid') return { ...round, won: round.won + amount, winPoints: round.winPoints + points }
  const sign = kind === 'stake_taken' ? 1n : -1n
  return { ...round, staked: round.staked + sign * amount, stakePoints: round.stakePoints + sign * points }
}

/** What a round brings its player: nothing unless its stakes lie within the bounds of the tournament. */
export function valueOf(
  { currency, staked, won, stakePoints, winPoints }: CountedRound,
  { counts, currencies }: CountingRules,
): bigint {
  const bounds = currencies[currency]
  if (!bounds || staked <= 0n) return 0n
  if (bounds.from !== null && staked < BigInt(bounds.from)) return 0n
  if (bounds.to !== null && staked > BigInt(bounds.to)) return 0n
  if (counts === 'stakes') return stakePoints
  if (counts === 'wins') return winPoints
  if (counts === 'rounds') return HUNDREDTHS
  return (won * HUNDREDTHS) / staked
}

/** Hundredths of points for an amount of smallest units, rounded down; none in a currency that does not count. */
function pointsFor(amount: bigint, currency: string, { currencies, pointsPerMain }: CountingRules): bigint {
  const counted = currencies[currency]
  if (!counted) return 0n
  const rate = BigInt(Math.round(counted.rate * SCALE))
  return (amount * HUNDREDTHS * BigInt(Math.round(pointsPerMain * SCALE))) / rate
}
