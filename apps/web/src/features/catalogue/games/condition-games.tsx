import { Button } from '@baize/ui/button'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { type GameCardData, toCardData } from '../../../shared/games/game-card-data.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import { useIsPhone } from '../../../shared/page/use-is-phone.ts'
import { withMore } from '../rows/use-row-games.ts'
import { GameGrid } from './game-grid.tsx'
import { GAMES_AT_ONCE, GAMES_ON_PHONE, type GameConditions, tournamentGames } from './tournament-games.ts'
import styles from './condition-games.module.css'

interface ConditionGamesProps {
  conditions: GameConditions
  /** The first of them, and how many there are. */
  games: readonly GameCardData[]
  total: number
  moreLabel: string
}

/** Games that are in some collections, or in none of them; more on request. */
export function ConditionGames({ conditions, games, total, moreLabel }: ConditionGamesProps) {
  const { country } = usePage()
  const isPhone = useIsPhone()
  const atOnce = isPhone ? GAMES_ON_PHONE : GAMES_AT_ONCE
  const [more, setMore] = useState<readonly GameCardData[]>([])
  const [pages, setPages] = useState(1)
  const [isLoading, setIsLoading] = useState(false)
  const all = withMore(games, more)
  const shown = all.slice(0, pages * atOnce)
  const showMore = async () => {
    const wanted = (pages + 1) * atOnce
    setIsLoading(true)
    try {
      if (all.length < Math.min(wanted, total)) {
        const query = tournamentGames(conditions, country, Math.floor(all.length / GAMES_AT_ONCE) + 1)
        const next = await api.call('listGames', { query })
        setMore([...more, ...next.map(toCardData)])
      }
      setPages(pages + 1)
    } catch {
      showAlert('global.somethingWrong')
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <>
      <GameGrid games={shown} />
      {shown.length < total && (
        <div className={styles.more}>
          <Button isPending={isLoading} onClick={() => void showMore()}>
            {moreLabel}
          </Button>
        </div>
      )}
    </>
  )
}
