import type { GameCardData } from '../../../shared/games/game-card-data.ts'
import { GameCards } from './game-card.tsx'
import styles from './game-grid.module.css'

/** Cards in as many columns as fit. */
export function GameGrid({
  games,
  eagerCount,
  isBusy,
}: {
  games: readonly GameCardData[]
  eagerCount?: number
  isBusy?: boolean
}) {
  return (
    <ul className={styles.grid} aria-busy={isBusy || undefined}>
      <GameCards games={games} eagerCount={eagerCount} />
    </ul>
  )
}
