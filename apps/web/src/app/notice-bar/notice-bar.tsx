import { HouseNotice } from '../frame-islands.ts'
import styles from './notice-bar.module.css'

/** Above everything: where a word of the house stands while there is one. */
export function NoticeBar() {
  return (
    <div className={styles.bar}>
      <HouseNotice />
    </div>
  )
}
