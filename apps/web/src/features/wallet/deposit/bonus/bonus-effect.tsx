import { useText } from '../../../../shared/page/page-context.tsx'
import { useFormat } from '../../../../shared/page/use-format.ts'
import { type BonusRow, type Deciding, wagerOf, worthOf } from './choose-bonus.ts'
import styles from './bonus-effect.module.css'

/** What the chosen bonus makes of the deposit, in words with figures. */
export function BonusEffect({ row, amount, units }: Pick<Deciding, 'amount' | 'units'> & { row: BonusRow }) {
  const text = useText('modals.wallet')
  const format = useFormat()
  const worth = worthOf(row, amount, units)
  if (worth === 0) return null
  const sum = (value: number) => format.amount(value, units.currency)
  const wager = wagerOf(row, amount, units)
  return (
    <p className={styles.effect} role="status">
      {text('deposit.bonuses.effect', { total: sum(amount + worth), bonus: sum(worth) })}{' '}
      {wager > 0 && text('deposit.bonuses.wager', { amount: sum(wager) })}
    </p>
  )
}
