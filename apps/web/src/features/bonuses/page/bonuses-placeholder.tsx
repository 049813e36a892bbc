import { Skeleton } from '@baize/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailed, allOf } from '../../../shared/failure/load-failed.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import styles from './bonuses-page.module.css'

/** What stands there until all lists are in, or when one could not be read. */
export function BonusesPlaceholder({ queries }: { queries: readonly UseQueryResult[] }) {
  const text = useText('profile.personal')
  if (queries.some(({ isError }) => isError)) return <LoadFailed text={text} query={allOf(queries)} />
  return (
    <div className={styles.cards} aria-busy="true">
      {[0, 1].map((key) => (
        <div key={key} className={styles.waiting}>
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
