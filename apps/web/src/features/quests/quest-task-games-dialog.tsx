import { Dialog } from '@baize/ui/dialog'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { GameCovers } from './game-covers.tsx'
import { useTaskGames } from './use-task-games.ts'

export interface QuestTaskGamesProps {
  /** Identities of the games that count. */
  games: readonly string[]
}

/** Most covers that stand in for games on their way: what a screen may show. */
const PLACES_MAX = 12

/** All games that count for a task. */
export function QuestTaskGamesDialog(props: DialogViewProps & QuestTaskGamesProps) {
  const { games: identities, onClose, closesOnOverlay } = props
  const text = useText('modals.questTasks')
  const shell = useText('layout.shell')
  const { games, isFailed } = useTaskGames(identities)
  return (
    <Dialog title={text('gamesLabel')} closeLabel={shell('close')} closesOnOverlay={closesOnOverlay} onClose={onClose}>
      {isFailed ? (
        <p role="status">{shell('dialogFailed.description')}</p>
      ) : (
        <GameCovers games={games} placesMax={Math.min(identities.length, PLACES_MAX)} isNamed />
      )}
    </Dialog>
  )
}
