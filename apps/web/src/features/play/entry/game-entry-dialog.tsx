import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { useRouter } from '@tanstack/react-router'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { pictureOf } from '../../../shared/games/game-card-data.ts'
import { type KnownGame, keepKnownGame } from '../../../shared/games/known-game.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { type EntryChoice, entryChoices } from './entry-rule.ts'
import { launchAhead } from './launch.ts'
import styles from './game-entry-dialog.module.css'

export interface GameEntryProps {
  game: KnownGame
}

/** Asks how to enter a game: registration or deposit, or the demo. */
export function GameEntryDialog({ game, onClose, closesOnOverlay }: DialogViewProps & GameEntryProps) {
  const text = useText('modals.mobileGame')
  const shell = useText('layout.shell')
  const info = usePage()
  const { prefix, studioUrl } = info
  const { isPlayer } = useSession()
  const dialogs = useDialogs()
  const router = useRouter()
  const { src, srcSet } = pictureOf(studioUrl, game.cover)

  const choose = (choice: EntryChoice) => {
    if (choice === 'demo') launchAhead({ game: game.identity, isDemo: true, accountId: undefined }, info)
    onClose()
    if (choice === 'demo') {
      keepKnownGame(game)
      router.history.push(`${prefix}/games/${game.identity}`, { isDemoChosen: true })
    } else if (choice === 'deposit') dialogs.open('wallet', { show: 'deposit-only' })
    else dialogs.open(choice === 'register' ? 'sign-up' : 'sign-in')
  }
  const labels = { register: 'registration', 'sign-in': 'login', deposit: 'deposit', demo: 'demo' } as const

  return (
    <Dialog
      title={game.name}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div className={styles.entry}>
        <img className={styles.cover} src={src} srcSet={srcSet} width="120" height="180" alt="" />
        <div className={styles.actions}>
          <p className={styles.text}>{text(isPlayer ? 'depositText' : 'registrationText')}</p>
          {entryChoices({ isPlayer, isDemo: game.isDemo }).map((choice, index) => (
            <Button key={choice} variant={index === 0 ? 'accent' : 'plain'} isWide onClick={() => choose(choice)}>
              {text(labels[choice])}
            </Button>
          ))}
          {!game.isDemo && <p className={styles.text}>{text('onlyReal')}</p>}
        </div>
      </div>
    </Dialog>
  )
}
