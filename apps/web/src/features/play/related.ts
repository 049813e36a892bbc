import type { Game } from '@baize/contract'

type Compared = Pick<Game, 'id' | 'collections' | 'volatility' | 'paylines' | 'hitRate'> & {
  provider: { id: string }
}

/** Shelves that the house fills by what is asked for or by when a game came. They say nothing of what it is like. */
const OF_THE_HOUSE = ['popular', 'recommended', 'new', 'exclusive']

const VOLATILITIES = ['low', 'medium-low', 'medium', 'medium-high', 'high', 'very-high']

/** The shelves that a game shares with those that are like it. */
export function themesOf({ collections }: Pick<Game, 'collections'>): Game['collections'] {
  return collections.filter(({ identity, isHidden }) => !isHidden && !OF_THE_HOUSE.includes(identity))
}

/**
 * The games most like one, the likest first: what they show weighs most, then how they pay, then whose they are. Those
 * that share nothing but the house are none.
 */
export function relatedTo<Candidate extends Compared>(
  game: Compared,
  candidates: readonly Candidate[],
  limit: number,
): Candidate[] {
  const themes = new Set(themesOf(game).map(({ id }) => id))
  const likeness = (other: Candidate) => {
    const shared = themesOf(other).filter(({ id }) => themes.has(id)).length
    const isSameStudio = other.provider.id === game.provider.id
    if (shared === 0 && !isSameStudio) return 0
    return shared * 3 + (isSameStudio ? 2 : 0) + mathematics(game, other)
  }
  const seen = new Set([game.id])
  return candidates
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map((candidate) => ({ candidate, likeness: likeness(candidate) }))
    .filter((one) => one.likeness > 0)
    .toSorted((left, right) => right.likeness - left.likeness)
    .slice(0, limit)
    .map(({ candidate }) => candidate)
}

/** How alike two games pay, from 0 to 3. */
function mathematics(left: Compared, right: Compared): number {
  const steps = Math.abs(VOLATILITIES.indexOf(left.volatility) - VOLATILITIES.indexOf(right.volatility))
  const isRhythm = left.hitRate !== undefined && Math.abs(left.hitRate - (right.hitRate ?? Infinity)) <= 3
  return Math.max(0, 2 - steps) + (left.paylines === right.paylines ? 0.5 : 0) + (isRhythm ? 0.5 : 0)
}
