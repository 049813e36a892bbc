import { Button, ButtonLink } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { MessageList, MessagesSkeleton } from './message-list.tsx'
import { useLatestMessages } from './queries.ts'

/** The latest messages of the house: read by opening one, by its button, or all at once. */
export function LatestMessages({ allHref }: { allHref: string | null }) {
  const text = useText('layout.header')
  const latest = useLatestMessages()
  if (latest.isPending) return <MessagesSkeleton count={3} />
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
    <div>
      <MessageList messages={messages} totalUnread={totalUnread} />
      {allHref !== null && (
        <ButtonLink href={allHref} isWide>
          {text('notificationBox.seeAll')}
        </ButtonLink>
      )}
    </div>
  )
}
