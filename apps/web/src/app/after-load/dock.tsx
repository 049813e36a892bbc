import { InstallBanner } from '../../features/install/install-banner.tsx'
import { useIsBettingPage, useIsGamePage } from '../use-is-game-page.ts'
import { CookiePopup } from './cookie-popup.tsx'
import styles from './dock.module.css'
import { ReturnBar } from './return-bar.tsx'

/** What the frame asks at the lower edge, above the bar of phones. Games and bets are left in peace. */
export function Dock() {
  const isGame = useIsGamePage()
  const isBetting = useIsBettingPage()
  const isHeld = isGame || isBetting
  return (
    <div className={styles.dock} hidden={isHeld}>
      {!isHeld && <ReturnBar />}
      {!isHeld && <InstallBanner />}
      <CookiePopup isHeld={isHeld} />
    </div>
  )
}
