import type { SymbolRole } from '../symbols.ts'

export type LineRole = Exclude<SymbolRole, 'scatter'>

/** The numbers a game is made of. Everything a player can win follows from these and the layout's paylines. */
export interface ReelSet {
  /** How often each part stands on each reel. The order of `strips.ts` turns counts into strips. */
  readonly counts: Readonly<Record<SymbolRole, readonly number[]>>
  /** Parts that stand in groups of this many on a reel; one when absent. */
  readonly stacks: Readonly<Partial<Record<SymbolRole, number>>>
  /** Pay in line bets for 2, 3, 4 … equal parts from the left. */
  readonly pays: Readonly<Record<LineRole, readonly number[]>>
  /** Pay in total bets for 3, 4, 5 … scatters anywhere. */
  readonly scatterPays: readonly number[]
  /** Free spins for 3, 4, 5 … scatters anywhere, in the feature as well. */
  readonly freeSpins: readonly number[]
  /** What every win of a free spin is multiplied by. */
  readonly multiplier: number
  /** No round pays more than this many total bets; a feature that reaches it ends there. */
  readonly maxWin: number
}
