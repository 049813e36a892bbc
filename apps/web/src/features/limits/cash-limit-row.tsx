import type { Limit } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { Progress } from '@baize/ui/progress'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { PendingChange } from './pending-change.tsx'
import { changeLimit, removeLimit } from './queries.ts'
import styles from './limits-page.module.css'

/** One limit: how long it runs, what is left of it, and what waits behind it. */
export function CashLimitRow({ limit, raise }: { limit: Limit; raise: Limit | undefined }) {
  const text = useText('profile.limits')
  const periods = useText('globalComponents.constants')
  const format = useFormat()
  const dialogs = useDialogs()
  const { amount, currentAmount, currency } = limit
  if (amount === null || currency === null) return null
  const left = Math.max(0, amount - (currentAmount ?? 0))
  const name = `${periods(`limitPeriods.${limit.period}`)}, ${format.amount(amount, currency)}`
  const edit = () =>
    dialogs.open('edit-cash-limit', {
      limit,
      onUpdate: async (next) => {
        await changeLimit(limit.id, { amount: next })
        showAlert(next > amount ? 'limit.cashLimitEditLargeAmount' : 'limit.cashLimitEditSmallerAmount')
      },
      onDelete: async () => {
        await removeLimit(limit.id)
        showAlert('limit.cashLimitCancel')
      },
    })
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <Progress label={name} isTextHidden value={amount - left} max={amount} />
        <p className={styles.note}>
          {text('availableLimitSum', {
            balance: format.amount(left, currency),
            amount: format.amount(amount, currency),
            currency: '',
          })}
          {' · '}
          {text('activeStatusLabel', { date: format.instant(limit.expiredAt ?? '') })}
        </p>
        {limit.cancelProcess && <PendingChange limit={limit} raise={raise} />}
      </div>
      {(!limit.cancelProcess || limit.pendingExist) && (
        <Button size="small" aria-label={`${text('editButtonLabel')}: ${name}`} onClick={edit}>
          {text('editButtonLabel')}
        </Button>
      )}
    </li>
  )
}
