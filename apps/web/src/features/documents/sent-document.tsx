import type { Document } from '@baize/contract'
import { DocumentStatus } from '@baize/contract/kinds'
import { Button } from '@baize/ui/button'
import { formatDate } from '@baize/contract/dates'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { DocumentStatusBadge } from './document-status-badge.tsx'
import { useDeleteDocument } from './queries.ts'
import styles from './sent-document.module.css'

/** A document that was sent: how it stands, why not, and a way to take it back until it was approved. */
export function SentDocument({ document }: { document: Document }) {
  const text = useText('profile.documents')
  const { locale } = usePage()
  const remove = useDeleteDocument()
  const { id, fileName, status, createdAt, rejectReason } = document
  return (
    <li className={styles.document}>
      <span className={styles.words}>
        <bdi className={styles.name}>{fileName}</bdi>
        <span className={styles.date}>{text('sentOn', { date: formatDate(createdAt, locale, 'instant') })}</span>
        {rejectReason && (
          <span className={styles.reason} dir="auto">
            {rejectReason}
          </span>
        )}
      </span>
      <DocumentStatusBadge status={status} />
      {status !== DocumentStatus.approve && (
        <Button
          size="small"
          isPending={remove.isPending}
          aria-label={`${text('removeButton')}: ${fileName}`}
          onClick={() => remove.mutate(id)}
        >
          {text('removeButton')}
        </Button>
      )}
    </li>
  )
}
