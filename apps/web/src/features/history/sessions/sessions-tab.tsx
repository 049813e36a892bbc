import type { Session } from '@baize/contract'
import { Button } from '@baize/ui/button'
import type { Column } from '@baize/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Icon } from '../../../shared/icons/icon.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { CloseSession } from './close-session.tsx'
import { deviceName } from './device-name.ts'
import { Moment } from '../moment.tsx'
import { PagedList } from '../paged-list.tsx'
import { currentSessionId, sessionsQuery } from '../queries.ts'
import styles from '../cells.module.css'

interface SessionsTabProps {
  page: number
  hrefOf: (page: number) => string
  /** Leaves out the sessions that are over. */
  isOpen?: true
}

/** Where the player is and was signed in; open sessions other than this one can be ended here. */
export function SessionsTab({ page, hrefOf, isOpen }: SessionsTabProps) {
  const text = useText('history.sessions')
  const [closing, setClosing] = useState<Session | null>(null)
  const query = useQuery(sessionsQuery(page, isOpen))
  return (
    <>
      <PagedList
        query={query}
        text={text}
        columns={useColumns(setClosing)}
        rowKey={({ id }) => id}
        hrefOf={hrefOf}
        emptyIcon="device"
      />
      {closing && <CloseSession session={closing} onClose={() => setClosing(null)} />}
    </>
  )
}

function useColumns(onClose: (session: Session) => void): Column<Session>[] {
  const text = useText('history.sessions')
  const { locale } = usePage()
  const current = currentSessionId()
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const header = (id: string) => text(`tableColumns.${id}`)
  return [
    {
      id: 'userAgent',
      header: header('userAgent'),
      narrow: 'lead',
      cell: ({ userAgent, deviceType }) => (
        <span className={styles.device} title={userAgent}>
          <Icon name={deviceType === 'desktop' ? 'device' : 'mobile'} />
          <bdi className={styles.strong}>{deviceName(text, userAgent)}</bdi>
        </span>
      ),
    },
    {
      id: 'country',
      header: header('country'),
      narrow: 'note',
      cell: ({ country, ip }) => (
        <span className={styles.lines}>
          <span>{country ? countries.of(country) : text('unknownCountry')}</span>
          <bdi className={styles.small} dir="ltr">
            {ip}
          </bdi>
        </span>
      ),
    },
    {
      id: 'createdAt',
      header: header('createdAt'),
      narrow: 'when',
      cell: ({ createdAt }) => <Moment instant={createdAt} />,
    },
    {
      id: 'status',
      header: header('status'),
      narrow: 'end',
      cell: ({ id, closedAt }) => {
        const status = closedAt ? 'closed' : id === current ? 'current' : 'active'
        return (
          <span className={styles.lines}>
            <span
              className={styles.status}
              data-tone={status === 'closed' ? undefined : status === 'current' ? 'positive' : 'waiting'}
            >
              {text(`sessionsStatuses.${status}`)}
            </span>
            {closedAt && (
              <span className={styles.small}>
                <Moment instant={closedAt} />
              </span>
            )}
          </span>
        )
      },
    },
    {
      id: 'action',
      header: header('action'),
      narrow: 'extra',
      isNumeric: true,
      cell: (session) =>
        !session.closedAt &&
        session.id !== current && (
          <Button size="small" variant="danger" onClick={() => onClose(session)}>
            {text('closeButton')}
          </Button>
        ),
    },
  ]
}
