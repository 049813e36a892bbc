import { Suspense, lazy, useId, useState } from 'react'
import { Button, ButtonLink } from '@baize/ui/button'
import { Icon } from '../../../shared/icons/icon.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { Favorite, FullScreenControl, ModeSwitch } from './bar-controls.tsx'
import type { GameBarProps } from './bar-props.ts'
import { GameInfo } from './game-info.tsx'
import styles from './game-sheet.module.css'
import bar from './game-bar.module.css'

const FiguresList = lazy(() =>
  import('../reality/figures-list.tsx').then((module) => ({ default: module.FiguresList })),
)

/** Everything else about the game, one tap away where the screen is small: what is played with, figures, controls. */
export function GameSheet({ game, mode, notes, isFull, onFull, onSwitch }: GameBarProps) {
  const text = useText('pages.game')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={bar.control}
        aria-label={text('more')}
        aria-haspopup="dialog"
        popoverTarget={id}
        data-place="end"
      >
        <Icon name="more-menu" />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text('more')}
        className={styles.sheet}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen && (
          <>
            <div className={styles.row}>
              {mode !== 'plug' && <ModeSwitch isReal={mode === 'real'} isDemo={game.isDemo} onSwitch={onSwitch} />}
              <span className={styles.controls}>
                <Favorite game={game.identity} />
                <FullScreenControl isFull={isFull} onToggle={onFull} />
                <button
                  type="button"
                  className={bar.control}
                  aria-label={text('closeMore')}
                  popoverTarget={id}
                  popoverTargetAction="hide"
                >
                  <Icon name="close" />
                </button>
              </span>
            </div>
            {mode === 'real' && (
              <Suspense>
                <FiguresList />
              </Suspense>
            )}
            {notes}
            <Ways />
            <GameInfo game={game} />
          </>
        )}
      </div>
    </>
  )
}

/** Where the header of other pages leads, which a game on a small screen does without. */
function Ways() {
  const header = useText('layout.header')
  const { isPlayer } = useSession()
  const dialogs = useDialogs()
  const info = usePage()
  return (
    <div className={styles.ways}>
      {isPlayer ? (
        <Button onClick={() => dialogs.open('wallet', { show: 'deposit-only' })}>{header('depositButton')}</Button>
      ) : (
        <>
          <Button variant="accent" onClick={() => dialogs.open('sign-up')}>
            {header('registrationButton')}
          </Button>
          <Button onClick={() => dialogs.open('sign-in')}>{header('loginButton')}</Button>
        </>
      )}
      <ButtonLink href={hrefIn(info, '/')}>{header('homeLabel')}</ButtonLink>
    </div>
  )
}
