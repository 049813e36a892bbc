import { useText } from '../page/page-context.tsx'
import styles from './chat-unread.module.css'

/** The mark of an answer that was not read yet, on a button of the chat; shown by the page's root (`data-chat-unread`). */
export function ChatUnread() {
  const text = useText('layout.siteSidebar')
  return (
    <span className={styles.dot}>
      <span className="visually-hidden">{text('chatUnread')}</span>
    </span>
  )
}
