import type { ReactNode } from 'react'
import type { GamePageData } from '../game-page-data.ts'

export interface GameBarProps {
  game: GamePageData
  mode: 'real' | 'demo' | 'plug'
  /** How long and with what result one has played, for real money. */
  figures: ReactNode
  /** What a bonus says about the game; a small screen keeps it in the sheet. */
  notes: ReactNode
  isFull: boolean
  onFull: () => void
  onSwitch: (isReal: boolean) => void
  onLeave: () => void
}
