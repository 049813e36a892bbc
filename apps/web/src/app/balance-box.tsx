import type { Account } from '@baize/contract'
import { type ReactNode, useId } from 'react'
import { Icon } from '../shared/icons/icon.tsx'
import { LiveAmount } from '../shared/player/live-amount.tsx'
import { isActive, useAccounts, useSwitchAccount } from '../shared/player/queries.ts'
import { useText } from '../shared/page/page-context.tsx'
import { useFormat } from '../shared/page/use-format.ts'
import styles from './balance-box.module.css'

/** The active account's balance, live; opens the parts of it and the other currencies. */
export function BalanceBox({ fallback }: { fallback: ReactNode }) {
  const accounts = useAccounts()
  const text = useText('layout.header')
  const id = useId()
  const active = accounts?.find(isActive)
  if (!accounts || !active) return <span className={styles.waiting}>{!accounts && fallback}</span>
  return (
    <>
      <button type="button" className={styles.box} popoverTarget={id} aria-label={text('balance.openLabel')}>
        <LiveAmount amount={active.balance} currency={active.currency} label={text('balance.label')} />
        <Icon name="arrow-down-compact" size={16} />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <Parts account={active} />
        <Currencies accounts={accounts} panelId={id} />
      </div>
    </>
  )
}

function Parts({ account }: { account: Account }) {
  const text = useText('layout.header')
  const format = useFormat()
  const parts: [string, number, string][] = [
    ['real', account.realBalance + account.lockedBalance, 'real'],
    ['bonus', account.bonusBalance, 'bonus'],
    ['withdrawal', account.withdrawalBalance, 'withdrawal'],
  ]
  return (
    <dl className={styles.parts}>
      {parts.map(([key, amount, kind]) => (
        <div key={key} data-kind={kind}>
          <dt>{text(`balance.items.${key}`)}</dt>
          <dd className="tabular">{format.amount(amount, account.currency)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Currencies({ accounts, panelId }: { accounts: Account[]; panelId: string }) {
  const text = useText('layout.header')
  const format = useFormat()
  const change = useSwitchAccount()
  const sorted = accounts.toSorted(
    (a, b) => Number(b.balance > 0) - Number(a.balance > 0) || a.currency.localeCompare(b.currency),
  )
  const choose = (account: Account) => {
    document.getElementById(panelId)?.hidePopover()
    if (!isActive(account)) change.mutate(account.id)
  }
  return (
    <div className={styles.currencies}>
      <p className={styles.title}>{text('balance.tabs.currencyTab')}</p>
      <ul>
        {sorted.map((account) => (
          <li key={account.id}>
            <button
              type="button"
              className={styles.currency}
              aria-pressed={isActive(account)}
              onClick={() => choose(account)}
            >
              <span className={styles.code}>{account.currency}</span>
              <span className="tabular">{format.amount(account.balance, account.currency)}</span>
              <span className={styles.tick}>{isActive(account) && <Icon name="check" size={16} />}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
