import { Button } from '@baize/ui/button'
import { Select } from '@baize/ui/select'
import { useState } from 'react'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import styles from './add-currency.module.css'

interface AddCurrencyProps {
  codes: readonly string[]
  isPending: boolean
  onAdd: (currency: string) => void
}

/** The currencies an account can be opened in, to choose one of. */
export function AddCurrency({ codes, isPending, onAdd }: AddCurrencyProps) {
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
