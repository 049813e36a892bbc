import type { GameCardData } from '../../shared/games/game-card-data.ts'

/** A collection and its first games, as a page's loader has them. */
export interface GameRowData {
  /** Collection identity. */
  identity: string
  id: string | null
  title: string
  icon: string
  total: number
  games: GameCardData[]
}
