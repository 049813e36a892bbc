import type { Cashback } from '@baize/contract'
import { Card } from '@baize/ui/card'
import { useId } from 'react'
import { Icon } from '../../../shared/icons/icon.tsx'
import { nameIn } from '../../../shared/bonuses/name-in.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { useFormat } from '../../../shared/page/use-format.ts'
import { TermList } from '../term-list.tsx'
import page from './bonuses-page.module.css'
import styles from './cashback-section.module.css'

/** What of losses is coming back as things stand, what the figure is made of, and when it is paid. */
export function CashbackSection({ coming }: { coming: readonly Cashback[] }) {
  const text = useText('profile.bonuses')
  const info = usePage()
  const id = useId()
  if (coming.length === 0) return null
  return (
    <section className={page.group} aria-labelledby={id}>
      <h2 id={id} className={page.title}>
        {text('cashback.title')}
      </h2>
      <ul className={page.cards}>
        {coming.map((cashback) => (
          <Coming key={`${cashback.bonusId} ${cashback.date}`} cashback={cashback} />
        ))}
      </ul>
      <p className={styles.note}>{text('cashback.note')}</p>
      <a className={page.link} href={hrefIn(info, '/bonus/cashback')}>
        {text('cashback.link')}
      </a>
    </section>
  )
}

function Coming({ cashback }: { cashback: Cashback }) {
  const text = useText('profile.bonuses')
  const kinds = useText('globalComponents.bonuses')
  const format = useFormat()
  const { locale } = usePage()
  const { amount, currency, date, percentage, lostAmount, minAmount, maxAmount, wagerCasino, periodFrom } = cashback
  const money = (sum: number) => <bdi>{format.amount(sum, currency)}</bdi>
  const rows = [
    { label: text('cashback.paidLabel'), value: format.instant(date) },
    { label: text('cashback.lostLabel', { date: format.date(periodFrom) }), value: money(lostAmount) },
    { label: text('cashback.shareLabel'), value: <bdi>{`${format.count(percentage)}%`}</bdi> },
    { label: text('cashback.minLabel'), value: money(minAmount) },
    { label: text('cashback.maxLabel'), value: money(maxAmount) },
    {
      label: kinds('wager'),
      value: wagerCasino > 0 ? <bdi>{`×${format.count(wagerCasino)}`}</bdi> : text('cashback.asCash'),
    },
  ]
  return (
    <Card element="li" tone="surface" title={nameIn(cashback, locale)} aside={<Icon name="cashback" size={18} />}>
      <p className={styles.amount}>{money(amount)}</p>
      <TermList rows={rows} />
    </Card>
  )
}
