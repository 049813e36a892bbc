import { LiveAmount } from '../../../shared/player/live-amount.tsx'
import { useAccounts, useActiveAccount } from '../../../shared/player/queries.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import type { AwaitedInvoice } from './awaited-invoice.ts'
import styles from './result-screen.module.css'

interface ResultFactsProps {
  invoice: AwaitedInvoice | null
  /** Stands before the balance; without it the balance is left out. */
  balanceLabel?: string
}

/** How much, by which way, and what is on the account it is for. */
export function ResultFacts({ invoice, balanceLabel }: ResultFactsProps) {
  const text = useText('modals.wallet')
  const format = useFormat()
  const active = useActiveAccount()
  const accounts = useAccounts()
  const account = accounts?.find(({ currency }) => currency === invoice?.currency) ?? active
  return (
    <dl className={styles.facts}>
      {invoice && (
        <div>
          <dt>{text('result.amountLabel')}</dt>
          <dd className={styles.sum}>{format.amount(invoice.amount, invoice.currency)}</dd>
        </div>
      )}
      {invoice && (
        <div>
          <dt>{text('result.methodLabel')}</dt>
          <dd>
            <bdi>{invoice.method}</bdi>
          </dd>
        </div>
      )}
      {balanceLabel && account && (
        <div>
          <dt>{balanceLabel}</dt>
          <dd>
            <LiveAmount amount={account.balance} currency={account.currency} label={balanceLabel} />
          </dd>
        </div>
      )}
    </dl>
  )
}
