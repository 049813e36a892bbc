import { useState, useSyncExternalStore } from 'react'
import { Marked } from '../../shared/content/marked.tsx'
import { Icon } from '../../shared/icons/icon.tsx'
import { readCookie, writeLastingCookie } from '../../shared/page/cookies.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { type NoticePeriod, isNoticeDue } from './notice-period.ts'
import styles from './notice-bar.module.css'

const COOKIE = 'hide-notification-bar'

/**
 * A word of the house to everybody, between two dates, until it is closed. The server writes it for all; the
 * script before first paint hides it from who has closed it, so that nothing moves.
 */
export function HouseNotice() {
  const text = useText('layout.header')
  const [isClosed, setIsClosed] = useState(false)
  const isDue = () => isNoticeDue(text.at<NoticePeriod>('notificationBar'), Date.now())
  const isShown = useSyncExternalStore(
    () => () => {},
    () => isDue() && readCookie(document.cookie, COOKIE) === null,
    // What the server wrote is what the page begins with, whatever the clock says by then.
    () => (typeof document === 'undefined' ? isDue() : document.querySelector('[data-notice]') !== null),
  )
  if (!isShown || isClosed) return null
  const image = text('notificationBar.image')
  const close = () => {
    writeLastingCookie(COOKIE, 'true')
    setIsClosed(true)
  }
  return (
    <section className={styles.notice} aria-label={text('notificationBar.label')} data-notice="">
      {image && <img src={image} width="24" height="24" alt="" />}
      <div className={styles.words}>
        <Marked text={text.marked('notificationBar.content')} />
      </div>
      <button type="button" className={styles.close} aria-label={text('notificationBar.closeLabel')} onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  )
}
