import type { Limit } from '@baize/contract'
import { type CashPeriod, LimitDefinition, cashPeriods } from '@baize/contract/kinds'
import { Button } from '@baize/ui/button'
import { CurrencyField } from '@baize/ui/currency-field'
import { Dialog } from '@baize/ui/dialog'
import { Segmented } from '@baize/ui/segmented'
import { type FormEvent, useState } from 'react'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useFieldMessage } from '../../shared/fields/use-field-message.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { LimitAmountField } from './limit-amount-field.tsx'
import {
  type CashDefinition,
  LIMIT_AMOUNT_MAX,
  firstFree,
  freeCurrency,
  isLimitAmount,
  takenCurrencies,
} from './limit-rules.ts'
import { useLimitChange } from './use-limit-change.ts'
import styles from './limit-form.module.css'

export interface NewCashLimit {
  definition: CashDefinition
  period: CashPeriod
  currency: string
  /** Main units. */
  amount: number
}

export interface AddCashLimitProps {
  definition: CashDefinition
  /** All limits of the player; one of a kind is possible for each period and currency. */
  limits: readonly Pick<Limit, 'definition' | 'period' | 'currency'>[]
  /** The player's currency, offered first. */
  currency: string | null
  /** Sets the limit; the dialog closes when it is set. */
  onAdd: (limit: NewCashLimit) => Promise<unknown>
}

const TITLES = {
  [LimitDefinition.bet]: 'addBetLabel',
  [LimitDefinition.loss]: 'addLossLabel',
  [LimitDefinition.deposit]: 'addDepositLabel',
} as const

/** How much, for how long, in which currency. What is taken already cannot be chosen. */
export function AddCashLimitDialog(props: DialogViewProps & AddCashLimitProps) {
  const { definition, limits, currency: own, onAdd, onClose, closesOnOverlay } = props
  const text = useText('modals.addCashLimit')
  const controls = useText('fieldsSettings.fieldsControls')
  const constants = useText('globalComponents.constants')
  const shell = useText('layout.shell')
  const message = useFieldMessage()
  const currencies = usePage().currencies.filter(({ code, isOff }) => !isOff || code === own)
  const codes = currencies.map(({ code }) => code)
  const taken = { limits, definition }
  const [start] = useState(() => firstFree(taken, codes, own))
  const [period, setPeriod] = useState<CashPeriod>(start?.period ?? 'daily')
  const [currency, setCurrency] = useState(start?.currency ?? '')
  const [amount, setAmount] = useState('')
  const change = useLimitChange(onAdd, onClose)
  const used = takenCurrencies(taken, period)
  const isTooMuch = Number(amount) > LIMIT_AMOUNT_MAX
  const isValid = currency !== '' && !used.has(currency) && isLimitAmount(Number(amount))

  const choosePeriod = (next: CashPeriod) => {
    setPeriod(next)
    setCurrency(freeCurrency(taken, next, codes, currency) ?? '')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid) change.run({ definition, period, currency, amount: Number(amount) })
  }

  return (
    <Dialog
      title={text(TITLES[definition])}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      isBusy={change.isPending}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <Segmented
          label={text(TITLES[definition])}
          isLabelHidden
          value={period}
          options={cashPeriods.map((value) => ({
            value,
            label: constants(`limitPeriods.${value}`),
            isDisabled: freeCurrency(taken, value, codes, null) === null,
          }))}
          onChange={choosePeriod}
        />
        <CurrencyField
          label={text('chooseCurrencyLabel')}
          currencies={currencies.map(({ code, name }) => ({ code, name, isDisabled: used.has(code) }))}
          value={currency}
          error={start === null ? text('chooseCurrencyError') : null}
          emptyLabel={controls('currency.emptySearchTitle')}
          isDisabled={start === null}
          onChange={setCurrency}
        />
        <LimitAmountField
          value={amount}
          currency={currency}
          error={change.error ?? (isTooMuch ? message({ rule: 'maxValue', values: { max: LIMIT_AMOUNT_MAX } }) : null)}
          hint={text('hint')}
          onChange={setAmount}
          onFocus={change.forgetError}
        />
        <Button type="submit" variant="accent" size="large" isWide isPending={change.isPending} disabled={!isValid}>
          {text('addButton')}
        </Button>
      </form>
    </Dialog>
  )
}
