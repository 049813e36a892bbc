import { Suspense, lazy, useState } from 'react'
import { useText } from '../../page/page-context.tsx'
import styles from './cost-disclosure.module.css'

const BonusCost = lazy(() => import('./bonus-cost.tsx').then((module) => ({ default: module.BonusCost })))

/** What an offer, or what one holds, really costs, folded until it is asked for. */
export function CostDisclosure({ bonus, currency }: { bonus: { id: string }; currency: string }) {
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
