import { useQuery } from '@tanstack/react-query'
import { Section, SectionPlaceholder } from '../features/profile/section.tsx'
import { AccountCard } from '../features/wallet/accounts/account-card.tsx'
import { AddCurrency } from '../features/wallet/currency/add-currency.tsx'
import { currencyChoices } from '../features/wallet/currency/currency-list.ts'
import { useChooseCurrency } from '../features/wallet/queries.ts'
import { usePage, useText } from '../shared/page/page-context.tsx'
import { accountsQuery, isActive } from '../shared/player/queries.ts'
import styles from './wallet-sections.module.css'

/** The player's accounts, the active one first, and the currencies another could be opened in. */
export function WalletSections() {
  const text = useText('profile.wallet')
  const { currencies } = usePage()
  const query = useQuery(accountsQuery())
  const change = useChooseCurrency()
  const accounts = query.data
  if (!accounts) return <SectionPlaceholder query={query} />
  const choices = currencyChoices(accounts, currencies)
  const own = choices.flatMap(({ account }) => (account ? [account] : []))
  const sorted = [...own.filter(isActive), ...own.filter((account) => !isActive(account))]
  const others = choices.filter(({ account }) => account === null).map(({ currency }) => currency)
  return (
    <>
      <ul className={styles.accounts} aria-label={text('accountsLabel')} aria-busy={change.isPending}>
        {sorted.map((account) => (
          <AccountCard
            key={account.id}
            account={account}
            isChanging={change.isPending && change.variables.currency === account.currency}
            isHeld={change.isPending}
            onChoose={() => change.mutate({ currency: account.currency, account })}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Section title={text('addButton')} description={text('addDescription')}>
          <AddCurrency
            codes={others}
            isPending={change.isPending}
            onAdd={(currency) => change.mutate({ currency, account: null })}
          />
        </Section>
      )}
    </>
  )
}
