import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { EmptyState } from '@baize/ui/empty-state'
import { Pagination } from '@baize/ui/pagination'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { MessageList, MessagesSkeleton } from './message-list.tsx'
import { messagePageQuery } from './queries.ts'
import styles from './all-messages.module.css'

interface AllMessagesProps {
  page: number
  hrefOf: (page: number) => string
}

/** All messages of the house, five at a time. A page that was emptied leads back to the last there is. */
export function AllMessages({ page, hrefOf }: AllMessagesProps) {
  const text = useText('profile.notifications')
  const header = useText('layout.header')
  const format = useFormat()
  const { history } = useRouter()
  const query = useQuery(messagePageQuery(page))
  const { data } = query
  const isBeyond = data !== undefined && !query.isPlaceholderData && data.messages.length === 0 && page > 1
  const lastHref = isBeyond ? hrefOf(Math.max(data.totalPages, 1)) : null
  useEffect(() => {
    if (lastHref !== null) history.replace(lastHref)
  }, [history, lastHref])

  if (query.isError && !data)
    return (
      <EmptyState
        title={header('notificationBox.failed.title')}
        picture={<Icon name="warning" size={40} />}
        action={
          <Button isPending={query.isFetching} onClick={() => void query.refetch()}>
            {header('notificationBox.failed.button')}
          </Button>
        }
      />
    )
  if (!data || isBeyond) return <MessagesSkeleton count={5} />
  const { messages, totalUnread, totalPages } = data
  if (messages.length === 0)
    return (
      <EmptyState title={text('empty.title')} picture={<Icon name="notification" size={40} />}>
        {text('empty.description')}
      </EmptyState>
    )
  return (
    <div className={styles.page} aria-busy={query.isPlaceholderData}>
      <Card padding="large">
        <MessageList messages={messages} totalUnread={totalUnread} />
      </Card>
      {totalPages > 1 && (
        <Pagination
          page={page}
          totalPages={totalPages}
          hrefOf={hrefOf}
          format={format.count}
          label={text('pagesLabel')}
          previousLabel={text('previousLabel')}
          nextLabel={text('nextLabel')}
        />
      )}
    </div>
  )
}
