import type { PlayerMessage } from '@baize/contract'
import { Badge } from '@baize/ui/badge'
import { Button } from '@baize/ui/button'
import { useId, useState } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import { linkTo } from '../../shared/page/content-link.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { isRead, useDeleteMessage, useReadMessage } from './queries.ts'
import styles from './messages.module.css'

/** One message: its first words, and all of it when opened, which counts as reading it. */
export function MessageItem({ message }: { message: PlayerMessage }) {
  const text = useText('layout.header')
  const info = usePage()
  const format = useFormat()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const read = useReadMessage()
  const remove = useDeleteMessage()
  const { title, body, link } = message.content
  const isNew = !isRead(message)

  const toggle = () => {
    if (!isOpen && isNew) read.mutate(message.id)
    setIsOpen(!isOpen)
  }
  return (
    <>
      <button type="button" className={styles.opener} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <span className={styles.line}>
          <span className={styles.title}>{title}</span>
          {isNew && (
            <Badge tone="accent" size="small">
              {text('notificationBox.newTag')}
            </Badge>
          )}
          <Icon name="arrow-down-compact" size={16} />
        </span>
        <time className={styles.time} dateTime={message.createdAt}>
          {format.instant(message.createdAt)}
        </time>
      </button>
      <div id={id} className={styles.body} data-open={isOpen || undefined}>
        <p>{body}</p>
        {isOpen && link && (
          <a className={styles.link} {...linkTo(info, link.url)}>
            {link.label}
          </a>
        )}
      </div>
      <div className={styles.actions}>
        {isNew && !isOpen && (
          <Button variant="quiet" size="small" onClick={() => read.mutate(message.id)}>
            {text('notificationBox.markAsRead')}
          </Button>
        )}
        {isOpen && (
          <Button variant="quiet" size="small" isPending={remove.isPending} onClick={() => remove.mutate(message.id)}>
            {text('notificationBox.deleteButton')}
          </Button>
        )}
      </div>
    </>
  )
}
