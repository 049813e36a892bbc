import type { Account } from '@baize/contract'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { TurnoverNote } from '../turnover/turnover-note.tsx'
import styles from './balance-parts.module.css'

/** What a balance is made of, and what stands in the way of taking it out. */
export function BalanceParts({ account }: { account: Account }) {
  const text = useText('layout.header')
  const format = useFormat()
  const parts = [
    { key: 'real', amount: account.realBalance + account.lockedBalance },
    { key: 'bonus', amount: account.bonusBalance },
    { key: 'withdrawal', amount: account.withdrawalBalance },
  ]
  return (
    <>
      <dl className={styles.parts}>
        {parts.map(({ key, amount }) => (
          <div key={key} className={styles.part} data-kind={key}>
            <dt>{text(`balance.items.${key}`)}</dt>
            <dd>
              <bdi>{format.amount(amount, account.currency)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <TurnoverNote account={account} />
    </>
  )
}
