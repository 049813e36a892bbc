import { Tabs } from '@baize/ui/tabs'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useContent, usePage, useText } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import { readPart } from '../../shared/content/text.ts'
import type { Search } from '../../shared/page/search.ts'
import {
  type HistoryTab,
  historySearch,
  historyTabs,
  readBets,
  readFilter,
  readKind,
  readPage,
  readTab,
} from './history-search.ts'
import { BetsTab } from './bets/bets-tab.tsx'
import { BonusesTab } from './bonuses/bonuses-tab.tsx'
import { SessionsTab } from './sessions/sessions-tab.tsx'
import { SpinsTab } from './spins-tab.tsx'
import { TransactionsTab } from './transactions/transactions-tab.tsx'
import styles from './history-page.module.css'

/** Payments, rounds, bets and sessions. Tab, filter and page stand in the address. */
export function HistoryPage() {
  const text = useText('profile.history')
  const router = useRouter()
  const path = hrefIn(usePage(), '/profile/history')
  const search = useRouterState({ select: (state) => state.location.search as Search })
  const tabs = useTabs()
  const tab = readTab(
    search,
    tabs.map(({ id }) => id),
  )
  const page = readPage(search)
  const filter = readFilter(search)
  const hrefOf = (target: number) =>
    path + historySearch({ tab, page: target, filter: tab === 'transactions' ? filter : undefined })

  return (
    <div className={styles.history}>
      <Tabs
        label={text('tabsLabel')}
        tabs={tabs}
        selected={tab}
        onSelect={(id) => router.history.replace(path + historySearch({ tab: id as HistoryTab }))}
      >
        {tab === 'transactions' && (
          <TransactionsTab
            page={page}
            hrefOf={hrefOf}
            filter={filter}
            onFilter={(next) => router.history.replace(path + historySearch({ tab, filter: next }))}
          />
        )}
        {tab === 'spins' && <SpinsTab page={page} hrefOf={hrefOf} />}
        {tab === 'bets' && (
          <BetsTab
            page={page}
            kind={readBets(search)}
            hrefOf={(target, kind) => path + historySearch({ tab, page: target, kind })}
          />
        )}
        {tab === 'bonuses' && (
          <BonusesTab
            page={page}
            kind={readKind(search)}
            hrefOf={(target, kind) => path + historySearch({ tab, page: target, kind })}
          />
        )}
        {tab === 'sessions' && <SessionsTab page={page} hrefOf={hrefOf} />}
      </Tabs>
    </div>
  )
}

/** The tabs that have a label, in the order the content gives them; bets where somebody takes some. */
function useTabs(): { id: HistoryTab; label: string }[] {
  const content = useContent()
  const { sportsbook = false } = usePage().flags
  return historyTabs
    .filter((id) => id !== 'bets' || sportsbook)
    .map((id) => {
      const text = readPart(content.get(`history.${id}`))
      return { id, label: text('tabLabel'), position: text.at<number>('tabPosition') ?? 0 }
    })
    .filter(({ label }) => label !== '')
    .toSorted((left, right) => left.position - right.position)
}
