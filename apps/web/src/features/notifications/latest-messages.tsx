import { Button, ButtonLink } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { Skeleton } from '@baize/ui/skeleton'
import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { MessageItem } from './message-item.tsx'
import { isRead, useLatestMessages, useReadAllMessages } from './queries.ts'
import styles from './latest-messages.module.css'

/** The latest messages of the house: read by opening one, by its button, or all at once. */
export function LatestMessages({ allHref }: { allHref: string | null }) {
  const text = useText('layout.header')
  const latest = useLatestMessages()
  const readAll = useReadAllMessages()
  if (latest.isPending)
    return (
      <div className={styles.waiting} aria-busy="true">
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} />
        ))}
      </div>
    )
  if (latest.isError)
    return (
      <EmptyState
        size="compact"
        title={text('notificationBox.failed.title')}
        isAnnounced
        action={
          <Button size="small" isPending={latest.isFetching} onClick={() => void latest.refetch()}>
            {text('notificationBox.failed.button')}
          </Button>
        }
      />
    )
  const { messages, totalUnread } = latest.data
  if (messages.length === 0)
    return (
      <EmptyState
        size="compact"
        title={text('notificationBox.empty.title')}
        picture={<Icon name="notification" size={36} />}
      >
        {text('notificationBox.empty.description')}
      </EmptyState>
    )
  return (
    <div className={styles.messages}>
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
      {allHref !== null && (
        <ButtonLink href={allHref} isWide>
          {text('notificationBox.seeAll')}
        </ButtonLink>
      )}
    </div>
  )
}
