import type { Limit } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import { type FormEvent, useState } from 'react'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { LimitAmountField } from './limit-amount-field.tsx'
import { isLimitAmount } from './limit-rules.ts'
import { useLimitChange } from './use-limit-change.ts'
import styles from './limit-form.module.css'

export interface EditCashLimitProps {
  limit: Pick<Limit, 'definition' | 'period' | 'currency' | 'amount'>
  /** Changes the limit to so many main units; the dialog closes when that is done. */
  onUpdate: (amount: number) => Promise<unknown>
  /** Asks for the end of the limit; likewise. */
  onDelete: () => Promise<unknown>
}

/** Another amount, or none. What makes the limit weaker is said to come later before it is asked for. */
export function EditCashLimitDialog(props: DialogViewProps & EditCashLimitProps) {
  const { limit, onUpdate, onDelete, onClose, closesOnOverlay } = props
  const text = useText('modals.editCashLimit')
  const shell = useText('layout.shell')
  const [amount, setAmount] = useState(() => String(limit.amount ?? ''))
  const update = useLimitChange(onUpdate, onClose)
  const remove = useLimitChange(onDelete, onClose)
  const isBusy = update.isPending || remove.isPending
  const next = Number(amount)
  const isValid = isLimitAmount(next) && next !== limit.amount
  const isRaised = isLimitAmount(next) && next > (limit.amount ?? 0)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid && !isBusy) update.run(next)
  }

  return (
    <Dialog
      title={text(`popupLabel.edit_${limit.period}_${limit.definition}`)}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      isBusy={isBusy}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <LimitAmountField
          value={amount}
          currency={limit.currency ?? ''}
          error={update.error ?? remove.error}
          hint={text('hint')}
          onChange={setAmount}
          onFocus={update.forgetError}
        />
        <p role="status" className={styles.note}>
          {isRaised && (
            <>
              <Icon name="clock" size={18} />
              <span>{text('greaterAmountTitle')}</span>
            </>
          )}
        </p>
        <DialogActions>
          <Button
            variant="danger"
            isPending={remove.isPending}
            disabled={update.isPending}
            onClick={() => remove.run(undefined)}
          >
            {text('actions.deleteButtonLabel')}
          </Button>
          <Button type="submit" variant="accent" isPending={update.isPending} disabled={!isValid || remove.isPending}>
            {text('actions.updateButtonLabel')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
