import type { Account } from '@baize/contract'
import { AddCurrency } from '../../features/wallet/currency/add-currency.tsx'
import { currencyChoices } from '../../features/wallet/currency/currency-list.ts'
import { useChooseCurrency } from '../../features/wallet/queries.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { isActive } from '../../shared/player/queries.ts'
import styles from './balance-panel.module.css'

/** The player's accounts, those with money first, and the way to another currency. */
export function CurrencyTab({ accounts, onDone }: { accounts: Account[]; onDone: () => void }) {
  const format = useFormat()
  const { currencies } = usePage()
  const change = useChooseCurrency()
  const choices = currencyChoices(accounts, currencies)
  const own = choices.flatMap(({ account }) => (account ? [account] : []))
  const others = choices.filter(({ account }) => account === null).map(({ currency }) => currency)

  const choose = (currency: string, account: Account | null) => {
    if (account && isActive(account)) return onDone()
    change.mutate({ currency, account }, { onSuccess: onDone })
  }
  const waitsFor = change.isPending ? change.variables.currency : null
  return (
    <div className={styles.tab}>
      <ul className={styles.currencies} aria-busy={change.isPending}>
        {own.map((account) => (
          <li key={account.id}>
            <button
              type="button"
              className={styles.currency}
              aria-pressed={isActive(account)}
              data-waiting={waitsFor === account.currency || undefined}
              disabled={change.isPending}
              onClick={() => choose(account.currency, account)}
            >
              <span className={styles.code}>{account.currency}</span>
              <bdi className={styles.amount}>{format.amount(account.balance, account.currency)}</bdi>
              <span className={styles.tick}>{isActive(account) && <Icon name="check" size={16} />}</span>
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className={styles.others}>
          <AddCurrency codes={others} isPending={change.isPending} onAdd={(currency) => choose(currency, null)} />
        </div>
      )}
    </div>
  )
}
