import { ButtonLink } from '@baize/ui/button'
import { Suspense, lazy } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { prepareDialog } from '../dialogs/prepare-dialog.ts'
import { Logo } from '../logo.tsx'
import { toggleSidebar, useSidebarCompact } from '../menu/sidebar-mode.ts'
import { useIsBettingPage, useIsGamePage } from '../use-is-game-page.ts'
import styles from './header.module.css'

const PlayerPanel = lazy(() => import('./player-panel.tsx').then((module) => ({ default: module.PlayerPanel })))

/** Sticky. Its end holds the way in for guests and the money for players; both keep their room before they are known. */
export function Header() {
  const info = usePage()
  const text = useText('layout.header')
  const { isPlayer } = useSession()
  const isGame = useIsGamePage()

  return (
    <header className={styles.header} data-game={isGame || undefined}>
      <MenuButtons />
      <Logo brand={info.brand} href={hrefIn(info, '/')} label={text('homeLabel')} />
      <button
        type="button"
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={() => prepareDialog('search')}
        data-opens="search"
      >
        <Icon name="search" />
        <span className={styles.searchLabel}>{text('search.placeholder')}</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      <div className={styles.end}>
        <div className={styles.guest}>
          <ButtonLink href="?sign-in=true" variant="quiet" size="small">
            {text('loginButton')}
          </ButtonLink>
          <ButtonLink href="?sign-up=true" variant="accent" size="small">
            {text('registrationButton')}
          </ButtonLink>
        </div>
        <div className={styles.player}>
          {isPlayer && (
            <Suspense>
              <PlayerPanel />
            </Suspense>
          )}
        </div>
      </div>
    </header>
  )
}

/** Where the menu stands beside the page the button narrows it; elsewhere, and over a game, it opens the drawer. */
function MenuButtons() {
  const text = useText('layout.header')
  const isCompact = useSidebarCompact()
  const isGame = useIsGamePage()
  // The menu is narrow there whatever the visitor chose elsewhere.
  const isHeld = useIsBettingPage() || isGame
  return (
    <>
      {!isHeld && (
        <button
          type="button"
          className={styles.icon}
          data-only="wide"
          aria-label={text('menuLabel')}
          aria-expanded={!isCompact}
          onClick={toggleSidebar}
        >
          <Icon name="menu-open" />
        </button>
      )}
      <button
        type="button"
        className={styles.icon}
        data-only={isHeld ? undefined : 'narrow'}
        aria-label={text('menuLabel')}
        aria-haspopup="dialog"
        onPointerEnter={() => prepareDialog('menu')}
        data-opens="menu"
      >
        <Icon name="menu" />
      </button>
    </>
  )
}
