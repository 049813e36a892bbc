import { Dialog } from '@baize/ui/dialog'
import { useMemo } from 'react'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import {
  chooseEquivalentCurrency,
  equivalentChoices,
  equivalentOf,
  useEquivalentCurrency,
} from '../../../shared/player/equivalent-currency.ts'
import { useActiveAccount } from '../../../shared/player/queries.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { ChoiceList } from '../choice-list.tsx'
import { currencyName } from './currency-name.ts'
import styles from '../picker-dialog.module.css'

/** In which familiar currency amounts are shown as well. A choice counts at once; a press on one closes. */
export function EquivalentCurrencyDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.equivalentCurrency')
  const shell = useText('layout.shell')
  const format = useFormat()
  const { locale, currencies } = usePage()
  const account = useActiveAccount()
  const chosen = useEquivalentCurrency()
  const choices = useMemo(() => equivalentChoices(currencies), [currencies])

  const worthIn = (code: string): string | undefined => {
    if (!account) return undefined
    const worth = equivalentOf(account.balance, { from: account.currency, to: code, currencies })
    return worth === null ? undefined : format.amount(worth, code)
  }

  return (
    <Dialog
      title={text('title')}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div className={styles.picker}>
        <p className={styles.lead}>{text('description')}</p>
        <ChoiceList
          label={text('title')}
          choices={choices.map(({ code, name }) => ({
            value: code,
            label: code,
            description: currencyName(code, name, locale),
            detail: worthIn(code),
          }))}
          value={chosen}
          onChange={chooseEquivalentCurrency}
          onPress={onClose}
        />
      </div>
    </Dialog>
  )
}
