import { Button } from '@baize/ui/button'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { useIsPhone } from '../../shared/page/use-is-phone.ts'
import { GameCovers } from './game-covers.tsx'
import { useTaskGames } from './use-task-games.ts'
import styles from './task-games.module.css'

interface TaskGamesProps {
  /** Identities; none means that all games count. */
  games: readonly string[]
  /** Decides how many are shown at first. */
  kind: 'win' | 'bet'
}

/** Covers shown before one asks for all, by task and device. */
const SHOWN = { win: { phone: 6, desktop: 4 }, bet: { phone: 3, desktop: 6 } } as const

/** The games that count for a task. */
export function TaskGames({ games: identities, kind }: TaskGamesProps) {
  const text = useText('modals.questTasks')
  const dialogs = useDialogs()
  const shown = SHOWN[kind][useIsPhone() ? 'phone' : 'desktop']
  const first = identities.slice(0, shown)
  const { games, isFailed } = useTaskGames(first)
  if (identities.length === 0) return <p className={styles.all}>{text('allGamesLabel')}</p>
  return (
    <div className={styles.games}>
      <div className={styles.head}>
        <p className={styles.label}>{text('gamesLabel')}</p>
        {(identities.length > shown || isFailed) && (
          <Button variant="quiet" size="small" onClick={() => dialogs.open('quest-task-games', { games: identities })}>
            {text('seeAllLabel')}
          </Button>
        )}
      </div>
      {!isFailed && <GameCovers games={games} placesMax={first.length} />}
    </div>
  )
}
