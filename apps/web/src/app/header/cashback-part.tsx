import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { useCashback } from '../../shared/bonuses/use-cashback.ts'
import styles from './cashback-part.module.css'

/** Each cashback that is coming, with the day it is paid on. */
export function CashbackPart() {
  const text = useText('layout.header')
  const format = useFormat()
  const coming = (useCashback().data ?? []).filter(({ amount }) => amount > 0)
  if (coming.length === 0) return null
  return (
    <dl className={styles.parts}>
      {coming.map(({ bonusId, amount, currency, date }) => (
        <div key={`${bonusId} ${date}`} className={styles.part}>
          <dt>{text('balance.items.cashback')}</dt>
          <dd>
            <bdi>{format.amount(amount, currency)}</bdi>
            <span className={styles.date}>{text('balance.cashbackDateLabel', { date: format.date(date) })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
