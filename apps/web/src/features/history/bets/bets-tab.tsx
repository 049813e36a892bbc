import { EmptyState } from '@baize/ui/empty-state'
import { Segmented } from '@baize/ui/segmented'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { LoadFailed } from '../../../shared/failure/load-failed.tsx'
import { Icon } from '../../../shared/icons/icon.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { BetCard } from './bet-card.tsx'
import { BetsExport } from './bets-export.tsx'
import { Paging, Waiting } from '../paged-list.tsx'
import { betsQuery } from '../queries.ts'
import { useBetFeed } from './use-bet-feed.ts'
import styles from './bets-tab.module.css'

export interface BetsTabProps {
  page: number
  /** Open bets stand in a list of their own. */
  kind: 'settled' | 'open'
  hrefOf: (page: number, kind: BetsTabProps['kind']) => string
}

/** The sports bets of the player, newest first; a state that changes meanwhile is shown at once. */
export function BetsTab({ page, kind, hrefOf }: BetsTabProps) {
  const text = useText('history.bets')
  const router = useRouter()
  const { playerId } = useSession()
  const query = useQuery(betsQuery(page, kind === 'settled'))
  useBetFeed(playerId)
  const { data } = query
  return (
    <div className={styles.tab}>
      <div className={styles.head}>
        <Segmented
          label={text('tabLabel')}
          isLabelHidden
          size="small"
          value={kind}
          options={[
            { value: 'settled', label: text('settledTab') },
            { value: 'open', label: text('unsettledTab') },
          ]}
          onChange={(next) => router.history.replace(hrefOf(1, next))}
        />
        {data && data.data.length > 0 && <BetsExport isSettled={kind === 'settled'} />}
      </div>
      {!data && (query.isError ? <LoadFailed text={text} query={query} /> : <Waiting />)}
      {data?.data.length === 0 && (
        <EmptyState title={text('empty.title')} picture={<Icon name="sportsbook-football" size={40} />}>
          {text('empty.description')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className={styles.cards} aria-label={text('caption')} aria-busy={query.isPlaceholderData}>
            {data.data.map((bet) => (
              <li key={bet.id}>
                <BetCard bet={bet} />
              </li>
            ))}
          </ul>
          <Paging
            text={text}
            page={data.meta.page}
            totalPages={data.meta.totalPages}
            hrefOf={(target) => hrefOf(target, kind)}
          />
        </>
      )}
    </div>
  )
}
