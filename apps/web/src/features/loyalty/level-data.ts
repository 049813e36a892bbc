import type { LoyaltyLevel } from '@baize/contract'

export interface LevelData {
  name: string
  /** From 1. */
  order: number
  /** Points it takes. */
  points: number
}

export type LevelState = 'completed' | 'active' | 'locked'

/** The levels in their order. */
export function toLevels(levels: readonly LoyaltyLevel[]): LevelData[] {
  return levels
    .map(({ name, order, points }) => ({ name, order, points }))
    .sort((left, right) => left.order - right.order)
}

/** Where a level stands for somebody who has reached `current`; a guest stands on the first. */
export function stateOf(order: number, current = 1): LevelState {
  return order < current ? 'completed' : order === current ? 'active' : 'locked'
}
