import { Outlet, useRouterState } from '@tanstack/react-router'
import { Alerts } from '../shared/alerts/alerts.tsx'
import { useText } from '../shared/page/page-context.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { DialogHost } from './dialogs/dialog-host.tsx'
import { Footer } from './footer.tsx'
import { useGameEntry } from './game-entry-wiring.ts'
import { Header } from './header.tsx'
import { HeadSync } from './head-sync.tsx'
import { SessionWiring } from './session-wiring.tsx'
import { Sidebar } from './sidebar.tsx'
import styles from './shell.module.css'

/** The frame around every page. */
export function Shell() {
  const text = useText('layout.shell')
  const isGame = useRouterState({ select: (state) => state.location.pathname.startsWith('/games/') })
  return (
    <DialogHost>
      <a className={styles.skip} href="#content">
        {text('skipLink')}
      </a>
      <Header />
      <div className={styles.columns} data-compact={isGame || undefined}>
        <Sidebar />
        <div className={styles.column}>
          <main id="content" tabIndex={-1} className={styles.main}>
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
      <BottomBar isHidden={isGame} />
      <Alerts />
      <SessionWiring />
      <GameEntry />
      <HeadSync />
    </DialogHost>
  )
}

function GameEntry() {
  useGameEntry()
  return null
}
