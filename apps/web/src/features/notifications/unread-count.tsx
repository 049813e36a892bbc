import { CountBadge } from '@baize/ui/badge'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { useLatestMessages } from './queries.ts'

/** How many messages have not been read, up to `99+`; nothing for none. */
export function UnreadCount() {
  const text = useText('layout.header')
  const format = useFormat()
  const count = useLatestMessages().data?.totalUnread ?? 0
  return (
    <CountBadge
      count={count}
      label={text.plural('notificationBox.unreadNotifications', count)}
      format={(figure) => format.count(figure)}
    />
  )
}
