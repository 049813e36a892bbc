import type { Limit } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { showRefusal } from './show-refusal.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { changeLimit, removeLimit } from './queries.ts'
import { limitsQuery } from '../../shared/player/limits-query.ts'
import { TimeLeft } from './time-left.tsx'
import styles from './limits-page.module.css'

/** A change that waits, or that has waited and asks to be confirmed. Keeping the limit is always possible. */
export function PendingChange({ limit, raise }: { limit: Limit; raise: Limit | undefined }) {
  const text = useText('profile.limits')
  const format = useFormat()
  const { dataUpdatedAt: readAtMs } = useQuery(limitsQuery())
  const keep = useMutation({ mutationFn: () => changeLimit(limit.id, {}), onError: showRefusal })
  const confirm = useMutation({
    mutationFn: () => (raise ? changeLimit(raise.id, {}) : removeLimit(limit.id)),
    onError: showRefusal,
  })
  const { changeAt, changeUntil, currency } = limit
  if (changeAt === null) return null
  const isDue = changeUntil !== null && Date.parse(changeAt) <= readAtMs
  const what = raise
    ? text('change.raise', { amount: format.amount(raise.amount ?? 0, currency ?? '') })
    : text('change.removal')
  return (
    <div className={styles.pending}>
      <p>
        {what}{' '}
        {isDue
          ? text('change.due', { date: format.instant(changeUntil) })
          : text('pendingStatusLabel', { date: format.instant(changeAt) })}
        {!isDue && (
          <>
            {' · '}
            <TimeLeft label={text('statusPendingTimerLabel')} until={changeAt} />
          </>
        )}
      </p>
      <p className={styles.answers}>
        <Button size="small" isPending={keep.isPending} onClick={() => keep.mutate()}>
          {text('change.keepButton')}
        </Button>
        {isDue && (
          <Button size="small" isPending={confirm.isPending} onClick={() => confirm.mutate()}>
            {text('change.confirmButton')}
          </Button>
        )}
      </p>
    </div>
  )
}
