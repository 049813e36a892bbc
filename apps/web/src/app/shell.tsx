import { Outlet } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { Alerts } from '../shared/alerts/alerts.tsx'
import { pageHydrated } from '../shared/page/hydration.ts'
import { useText } from '../shared/page/page-context.tsx'
import { BottomBar } from './bottom-bar/bottom-bar.tsx'
import { DialogHost } from './dialogs/dialog-host.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { Sidebar } from './menu/sidebar.tsx'
import { NoticeBar } from './notice-bar/notice-bar.tsx'
import { SessionWiring } from './session-wiring.tsx'
import { useIsBettingPage, useIsGamePage } from './use-is-game-page.ts'
import styles from './shell.module.css'

/** The frame around every page. */
export function Shell() {
  const text = useText('layout.shell')
  const isGame = useIsGamePage()
  const isBetting = useIsBettingPage()
  return (
    <DialogHost>
      <a className={styles.skip} href="#content">
        {text('skipLink')}
      </a>
      <NoticeBar />
      <Header />
      <div
        className={styles.columns}
        data-compact={isGame || isBetting || undefined}
        data-betting={isBetting || undefined}
      >
        <Sidebar />
        <div className={styles.column}>
          <main id="content" tabIndex={-1} className={styles.main}>
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
      {!isGame && <BottomBar />}
      <Alerts />
      <SessionWiring />
      <AfterLoad />
    </DialogHost>
  )
}

/** What nobody needs before the page is alive: it arrives after that. */
function AfterLoad() {
  const [Rest, setRest] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isCurrent = true
    const arrive = async () => {
      await pageHydrated
      const module = await import('./after-load/after-load.tsx')
      if (isCurrent) setRest(() => module.AfterLoad)
    }
    arrive().catch((error: unknown) => console.warn('the rest of the frame', error))
    return () => void (isCurrent = false)
  }, [])
  return Rest && <Rest />
}
