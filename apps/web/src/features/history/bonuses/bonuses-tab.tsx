import { Segmented } from '@baize/ui/segmented'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useText } from '../../../shared/page/page-context.tsx'
import { PagedList } from '../paged-list.tsx'
import { bonusesQuery, heldSpinsPageQuery } from '../queries.ts'
import { useBonusColumns } from './use-bonus-columns.tsx'
import styles from './bonuses-tab.module.css'

export interface BonusesTabProps {
  page: number
  /** Free spins stand in a list of their own. */
  kind: 'money' | 'spins'
  hrefOf: (page: number, kind: BonusesTabProps['kind']) => string
}

/** Every bonus or free spins the player was given, newest first, and how each stands or ended. */
export function BonusesTab({ page, kind, hrefOf }: BonusesTabProps) {
  const text = useText('history.bonuses')
  const router = useRouter()
  return (
    <div className={styles.tab}>
      <Segmented
        label={text('tabLabel')}
        isLabelHidden
        size="small"
        value={kind}
        options={[
          { value: 'money', label: text('cashBonusTab') },
          { value: 'spins', label: text('freeSpinsTab') },
        ]}
        onChange={(next) => router.history.replace(hrefOf(1, next))}
      />
      {kind === 'spins' ? (
        <SpinsList page={page} hrefOf={(target) => hrefOf(target, 'spins')} />
      ) : (
        <BonusList page={page} hrefOf={(target) => hrefOf(target, 'money')} />
      )}
    </div>
  )
}

interface ListProps {
  page: number
  hrefOf: (page: number) => string
}

function BonusList({ page, hrefOf }: ListProps) {
  const shared = useShared()
  return <PagedList {...shared} query={useQuery(bonusesQuery(page))} hrefOf={hrefOf} />
}

function SpinsList({ page, hrefOf }: ListProps) {
  const shared = useShared()
  return <PagedList {...shared} query={useQuery(heldSpinsPageQuery(page))} hrefOf={hrefOf} />
}

function useShared() {
  const text = useText('history.bonuses')
  return { text, columns: useBonusColumns(), rowKey: ({ id }: { id: string }) => id, emptyIcon: 'bonus' }
}
