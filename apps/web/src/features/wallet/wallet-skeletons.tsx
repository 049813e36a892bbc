import { Skeleton } from '@baize/ui/skeleton'
import type { ReactNode } from 'react'
import type { WalletPanesProps } from './wallet-panes.tsx'
import styles from './wallet-skeletons.module.css'

/**
 * Both panes on their way, under the choice of an account once there is one. Given to the same `WalletPanes` as what
 * follows, so that the choice keeps its focus.
 */
export function waitingPanes(accountChoice?: ReactNode): WalletPanesProps {
  const side = (
    <>
      {accountChoice}
      <MethodsSkeleton hasAccount={!accountChoice} />
    </>
  )
  return { step: 'list', side, main: <FormSkeleton /> }
}

function MethodsSkeleton({ hasAccount }: { hasAccount: boolean }) {
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
function FormSkeleton() {
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
