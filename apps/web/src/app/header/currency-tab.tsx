import type { Account } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { Select } from '@baize/ui/select'
import { useState } from 'react'
import { currencyChoices } from '../../features/wallet/currency/currency-list.ts'
import { useChooseCurrency } from '../../features/wallet/queries.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
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
        <AddCurrency codes={others} isPending={change.isPending} onAdd={(currency) => choose(currency, null)} />
      )}
    </div>
  )
}

interface AddCurrencyProps {
  codes: readonly string[]
  isPending: boolean
  onAdd: (currency: string) => void
}

function AddCurrency({ codes, isPending, onAdd }: AddCurrencyProps) {
  const text = useText('layout.header')
  const { currencies } = usePage()
  const [chosen, setChosen] = useState('')
  const options = codes.map((code) => {
    const name = currencies.find((currency) => currency.code === code)?.name
    return { value: code, label: name && name !== code ? `${code} · ${name}` : code }
  })
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen && !isPending) onAdd(chosen)
      }}
    >
      <Select
        label={text('balance.addLabel')}
        value={chosen}
        options={options}
        onChange={setChosen}
        placeholder={text('balance.addPlaceholder')}
      />
      <Button type="submit" isPending={isPending} disabled={chosen === ''}>
        {text('balance.addButton')}
      </Button>
    </form>
  )
}
