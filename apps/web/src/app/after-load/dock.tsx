import { useIsGamePage } from '../use-is-game-page.ts'
import { CookiePopup } from './cookie-popup.tsx'
import styles from './dock.module.css'
import { ReturnBar } from './return-bar.tsx'

/** What the frame asks at the lower edge, above the bar of phones. Games are left in peace. */
export function Dock() {
  const isGame = useIsGamePage()
  return (
    <div className={styles.dock} hidden={isGame}>
      {!isGame && <ReturnBar />}
      <CookiePopup isHeld={isGame} />
    </div>
  )
}
