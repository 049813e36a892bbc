import type { Account } from '@baize/contract'
import { Skeleton } from '@baize/ui/skeleton'
import { Suspense, lazy } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { HeaderPanel } from '../../shared/panels/header-panel.tsx'
import { equivalentOf, hasEquivalent, useEquivalentCurrency } from '../../shared/player/equivalent-currency.ts'
import { LiveAmount } from '../../shared/player/live-amount.tsx'
import { isActive, useAccounts } from '../../shared/player/queries.ts'
import styles from './balance-box.module.css'

const BalancePanel = lazy(() => import('./balance-panel.tsx').then((module) => ({ default: module.BalancePanel })))

/** The active account's balance, live; opens the parts of it and the other currencies. */
export function BalanceBox() {
  const accounts = useAccounts()
  const text = useText('layout.header')
  const active = accounts?.find(isActive)
  if (!active)
    return (
      <span className={styles.waiting} role="status" aria-label={text('balance.label')}>
        {!accounts && <Skeleton />}
      </span>
    )
  return (
    <HeaderPanel
      name="currency-navigation"
      label={text('balance.openLabel')}
      trigger={(trigger) => (
        <button {...trigger} type="button" className={styles.box} aria-label={text('balance.openLabel')}>
          <span className={styles.amounts}>
            <LiveAmount amount={active.balance} currency={active.currency} label={text('balance.label')} />
            <Equivalent account={active} />
          </span>
          <Icon name="arrow-down-compact" size={16} />
        </button>
      )}
    >
      {(close) => (
        <Suspense fallback={<div className={styles.panelWaiting} />}>
          <BalancePanel onDone={close} />
        </Suspense>
      )}
    </HeaderPanel>
  )
}

/** What a crypto balance is worth in the currency the player knows. */
function Equivalent({ account }: { account: Account }) {
  const { currencies } = usePage()
  const format = useFormat()
  const code = useEquivalentCurrency()
  if (code === null || !hasEquivalent(account.currency, currencies)) return null
  const amount = equivalentOf(account.balance, { from: account.currency, to: code, currencies })
  return amount !== null && <span className={styles.equivalent}>≈ {format.amount(amount, code)}</span>
}
