import { Skeleton } from '@baize/ui/skeleton'
import styles from './wallet-skeletons.module.css'

/** Two methods on their way, under the account when that is not known yet either. */
export function MethodsSkeleton({ hasAccount }: { hasAccount?: boolean }) {
  return (
    <div className={styles.list} aria-busy="true">
      {hasAccount && (
        <div className={styles.account}>
          <Skeleton />
        </div>
      )}
      <div className={styles.method}>
        <Skeleton />
      </div>
      <div className={styles.method}>
        <Skeleton />
      </div>
    </div>
  )
}

/** The form's own geometry: amount, suggestions, button. */
export function FormSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <div className={styles.amount}>
        <Skeleton />
      </div>
      <div className={styles.presets}>
        <Skeleton />
      </div>
      <div className={styles.submit}>
        <Skeleton />
      </div>
    </div>
  )
}
