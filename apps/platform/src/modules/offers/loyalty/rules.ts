/** A level as the house starts out with it; operators change the table. */
export interface LevelRule {
  name: string
  /** Points at which it begins. */
  points: number
}

/**
 * The levels from the first to the last, named after what stands and lies on a gaming table; brass, the metal of the
 * house, is the highest. Each takes three to five times the points of the one before, so that the first ones are
 * near for everybody and the last ones stay rare.
 */
export const firstLevels: readonly LevelRule[] = [
  { name: 'Felt', points: 0 },
  { name: 'Ivory', points: 100 },
  { name: 'Copper', points: 500 },
  { name: 'Bronze', points: 2_000 },
  { name: 'Silver', points: 7_500 },
  { name: 'Gold', points: 25_000 },
  { name: 'Onyx', points: 100_000 },
  { name: 'Brass', points: 400_000 },
]
