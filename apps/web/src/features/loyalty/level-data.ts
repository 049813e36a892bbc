import type { LevelReward, ListedLevel } from '@baize/contract'

export interface LevelData {
  name: string
  /** By locale. */
  names: Readonly<Record<string, string>> | undefined
  /** From 1. */
  order: number
  /** Points it takes. */
  points: number
  rewards: readonly LevelReward[]
}

export type LevelState = 'completed' | 'active' | 'locked'

/** The levels in their order. */
export function toLevels(levels: readonly ListedLevel[]): LevelData[] {
  return levels
    .map(({ name, names, order, points, rewards }) => ({ name, names, order, points, rewards }))
    .sort((left, right) => left.order - right.order)
}

/** Where a level stands for somebody who has reached `current`; a guest stands on the first. */
export function stateOf(order: number, current = 1): LevelState {
  return order < current ? 'completed' : order === current ? 'active' : 'locked'
}
