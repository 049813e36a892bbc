import type { DepositBonus } from '@baize/contract'
import { Suspense, lazy, useState } from 'react'
import { useText } from '../../page/page-context.tsx'
import styles from './cost-disclosure.module.css'

const BonusCost = lazy(() => import('./bonus-cost.tsx').then((module) => ({ default: module.BonusCost })))

/** What a bonus really costs, folded until it is asked for. */
export function CostDisclosure({ bonus, currency }: { bonus: DepositBonus; currency: string }) {
  const text = useText('globalComponents.bonusCost')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <details className={styles.disclosure} onToggle={(event) => event.currentTarget.open && setIsAsked(true)}>
      <summary>{text('title')}</summary>
      {isAsked && (
        <Suspense>
          <BonusCost bonus={bonus} currency={currency} />
        </Suspense>
      )}
    </details>
  )
}
