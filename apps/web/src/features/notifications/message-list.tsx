import type { PlayerMessage } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { Skeleton } from '@baize/ui/skeleton'
import { useText } from '../../shared/page/page-context.tsx'
import { MessageItem } from './message-item.tsx'
import { isRead, useReadAllMessages } from './queries.ts'
import styles from './messages.module.css'

/** Messages under how many of all are unread, with the way to read them all at once. */
export function MessageList({ messages, totalUnread }: { messages: readonly PlayerMessage[]; totalUnread: number }) {
  const text = useText('layout.header')
  const readAll = useReadAllMessages()
  return (
    <>
      <div className={styles.head} data-empty={totalUnread === 0 || undefined}>
        <p className={styles.unread} role="status">
          {totalUnread > 0 && text.plural('notificationBox.unreadNotifications', totalUnread)}
        </p>
        {totalUnread > 0 && (
          <Button variant="quiet" size="small" isPending={readAll.isPending} onClick={() => readAll.mutate()}>
            {text('notificationBox.markAsReadAll')}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={message.id} className={styles.message} data-unread={!isRead(message) || undefined}>
            <MessageItem message={message} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** As many messages on their way. */
export function MessagesSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.waiting} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  )
}
