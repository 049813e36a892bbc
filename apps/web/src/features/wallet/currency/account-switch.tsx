import type { Account } from '@baize/contract'
import { playerNumber } from '@baize/contract/people'
import { ComboBox } from '@baize/ui/combo-box'
import { useMemo } from 'react'
import { LiveAmount } from '../../../shared/player/live-amount.tsx'
import { useAccounts, useProfile } from '../../../shared/player/queries.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { currencyChoices } from './currency-list.ts'
import { useChooseCurrency } from '../queries.ts'
import styles from './account-switch.module.css'

/** The active account's balance, and every currency to make the active one. */
export function AccountSwitch({ account, onSwitched }: { account: Account; onSwitched?: () => void }) {
  const text = useText('modals.wallet')
  const format = useFormat()
  const { currencies } = usePage()
  const accounts = useAccounts()
  const profile = useProfile()
  const choose = useChooseCurrency()
  const choices = useMemo(() => currencyChoices(accounts ?? [], currencies), [accounts, currencies])
  const options = choices.map(({ currency, account: own }) => ({
    value: currency,
    label: currency,
    detail: own ? format.amount(own.balance, currency) : text('account.openLabel'),
    keywords: currencies.find(({ code }) => code === currency)?.name,
  }))

  return (
    <section className={styles.account} aria-label={text('account.label')}>
      <div className={styles.line}>
        <span>{text('deposit.balanceLabel')}</span>
        {profile && (
          <span className={styles.player}>{text('account.playerLabel', { id: playerNumber(profile.id) })}</span>
        )}
      </div>
      <p className={styles.balance}>
        <LiveAmount amount={account.balance} currency={account.currency} label={text('deposit.balanceLabel')} />
      </p>
      <ComboBox
        label={text('account.currencyLabel')}
        value={choose.isPending ? (choose.variables?.currency ?? account.currency) : account.currency}
        options={options}
        emptyLabel={text('account.emptySearchTitle')}
        isDisabled={choose.isPending}
        onChange={(currency) => {
          const choice = choices.find((candidate) => candidate.currency === currency)
          if (choice) choose.mutate(choice, { onSuccess: onSwitched })
        }}
      />
    </section>
  )
}
