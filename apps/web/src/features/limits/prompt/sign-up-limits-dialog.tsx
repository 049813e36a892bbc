import { type CashPeriod, LimitDefinition } from '@baize/contract/kinds'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { TextField } from '@baize/ui/text-field'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { localDigits } from '../../../shared/page/digits.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { maskLimit } from '../limit-amount-field.tsx'
import { isLimitAmount } from '../limit-rules.ts'
import { addLimit } from '../queries.ts'
import { showRefusal } from '../show-refusal.ts'
import styles from '../limit-form.module.css'
import { declineLimits, limitPromptQuery } from './queries.ts'

/** Limits on deposits for a new player: all of them where their country requires it, any or none where it asks. */
export function SignUpLimitsDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.signUpLimits')
  const shell = useText('layout.shell')
  const { locale, currencies } = usePage()
  const { data: prompt } = useQuery(limitPromptQuery())
  const [amounts, setAmounts] = useState<Partial<Record<CashPeriod, string>>>({})
  const periods = prompt?.periods ?? []
  const currency = prompt?.currency ?? ''
  const isRequired = prompt?.asked === 'required'
  const chosen = periods.filter((period) => (amounts[period] ?? '') !== '')
  const isValid =
    chosen.every((period) => isLimitAmount(Number(amounts[period]))) &&
    chosen.length >= (isRequired ? periods.length : 1)
  const subunits = currencies.find(({ code }) => code === currency)?.subunitToUnit ?? 100

  const set = useMutation({
    mutationFn: async () => {
      for (const period of chosen)
        await addLimit({ definition: LimitDefinition.deposit, period, currency, amount: Number(amounts[period]) })
    },
    onSuccess: () => {
      showAlert('limit.cashLimitAdd')
      onClose()
    },
    onError: showRefusal,
  })
  const decline = useMutation({ mutationFn: declineLimits, onSuccess: onClose, onError: showRefusal })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid && !set.isPending) set.mutate()
  }
  return (
    <Dialog
      title={text('title')}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      isBusy={set.isPending || decline.isPending}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{text(isRequired ? 'required' : 'prompted')}</p>
        {periods.map((period) => (
          <TextField
            key={period}
            name={period}
            label={text(`periods.${period}`)}
            isRequired={isRequired}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            suffix={currency}
            value={localDigits(amounts[period] ?? '', locale)}
            onChange={(typed) => setAmounts({ ...amounts, [period]: maskLimit(typed, String(subunits).length - 1) })}
          />
        ))}
        {!isRequired && <p>{text('hint')}</p>}
        <Button type="submit" isWide size="large" isPending={set.isPending} disabled={!isValid}>
          {text('setButton')}
        </Button>
        {isRequired ? (
          <Button isWide size="large" onClick={onClose}>
            {text('laterButton')}
          </Button>
        ) : (
          <Button isWide size="large" isPending={decline.isPending} onClick={() => decline.mutate()}>
            {text('noneButton')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
