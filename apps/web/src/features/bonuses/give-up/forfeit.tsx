import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import styles from './forfeit.module.css'

/** Bonus money that is given up, in main units. */
export interface Forfeited {
  amount: number
  currency: string
}

/** How much bonus money is lost, before it is. Nothing where none is left. */
export function Forfeit({ amount, currency }: Forfeited) {
  const text = useText('globalComponents.bonuses')
  const format = useFormat()
  if (amount === 0) return null
  return (
    <p className={styles.forfeit}>
      <span>{text('forfeit')}</span>
      <bdi>{format.amount(amount, currency)}</bdi>
    </p>
  )
}
