import { Tabs } from '@baize/ui/tabs'
import { useEffect, useState } from 'react'
import { balanceOpened } from '../../shared/analytics/wallet-events.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { isActive, useAccounts } from '../../shared/player/queries.ts'
import { BalanceTab } from './balance-tab.tsx'
import { CurrencyTab } from './currency-tab.tsx'

type Tab = 'balance' | 'currency'

/** What the balance is made of, and the other currencies. */
export function BalancePanel({ onDone }: { onDone: () => void }) {
  const text = useText('layout.header')
  const [tab, setTab] = useState<Tab>('balance')
  const accounts = useAccounts() ?? []
  useEffect(balanceOpened, [])
  const active = accounts.find(isActive)
  if (!active) return null
  const tabs = [
    { id: 'balance', label: text('balance.tabs.balanceTab') },
    { id: 'currency', label: text('balance.tabs.currencyTab') },
  ]
  return (
    <Tabs label={text('balance.openLabel')} tabs={tabs} selected={tab} onSelect={(id) => setTab(id as Tab)}>
      {tab === 'balance' ? <BalanceTab account={active} /> : <CurrencyTab accounts={accounts} onDone={onDone} />}
    </Tabs>
  )
}
