import { HouseNotice } from '../frame-islands.ts'
import { useIsGamePage } from '../use-is-game-page.ts'
import styles from './notice-bar.module.css'

/** Above everything: where a word of the house stands while there is one. */
export function NoticeBar() {
  const isGame = useIsGamePage()
  return (
    <div className={styles.bar} data-game={isGame || undefined}>
      <HouseNotice />
    </div>
  )
}
