import type { Limit } from '@baize/contract'
import { LimitDefinition } from '@baize/contract/kinds'
import { Button } from '@baize/ui/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { Marked } from '../../shared/content/marked.tsx'
import { showRefusal } from './show-refusal.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { LimitsSection } from './limits-section.tsx'
import { BreakButton } from './break-button.tsx'
import { LengthForm } from './length-form.tsx'
import { TimeLeft } from './time-left.tsx'
import { addLimit, changeLimit, removeLimit } from './queries.ts'
import { limitsQuery } from '../../shared/player/limits-query.ts'
import styles from './limits-page.module.css'

const DAY_MS = 86_400_000

/** A pause: begin it, make it longer, or ask for an earlier end while more than a day is left. */
export function CoolingOffSection({ limit }: { limit: Limit | undefined }) {
  const text = useText('profile.limits')
  const format = useFormat()
  const { dataUpdatedAt: readAtMs } = useQuery(limitsQuery())
  const set = useMutation({
    mutationFn: (period: string) =>
      limit ? changeLimit(limit.id, { period }) : addLimit({ definition: LimitDefinition.coolingOff, period }),
    onError: showRefusal,
  })
  const end = useMutation({
    mutationFn: () => removeLimit(limit!.id),
    onSuccess: () => showAlert('limit.coolingOfLimitCancel'),
    onError: showRefusal,
  })
  const keep = useMutation({ mutationFn: () => changeLimit(limit!.id, {}), onError: showRefusal })
  const endsAt = limit?.expiredAt ?? null
  const mayEndEarly = limit && !limit.cancelProcess && endsAt !== null && Date.parse(endsAt) - readAtMs > DAY_MS
  return (
    <LimitsSection
      title={text('coolingOff.label')}
      description={<Marked text={text.marked('coolingOff.hint')} />}
      actions={limit ? undefined : <BreakButton />}
    >
      {limit && endsAt && (
        <div className={styles.pending}>
          <p role="status">
            {text(limit.cancelProcess ? 'coolingOff.pendingStatusLabel' : 'coolingOff.activeStatusLabel', {
              date: format.instant(endsAt),
            })}
            {' · '}
            <TimeLeft label={text('statusActiveTimerLabel')} until={endsAt} />
          </p>
          {limit.cancelProcess && (
            <Button size="small" isPending={keep.isPending} onClick={() => keep.mutate()}>
              {text('change.keepButton')}
            </Button>
          )}
          {mayEndEarly && (
            <Button size="small" isPending={end.isPending} onClick={() => end.mutate()}>
              {text('coolingOff.endButton')}
            </Button>
          )}
        </div>
      )}
      <LengthForm
        kind="coolingOff"
        label={text('coolingOff.selectLabel')}
        button={limit ? text('coolingOff.extendButton') : text('setButtonLabel')}
        after={endsAt}
        isPending={set.isPending}
        onChoose={(period) => set.mutate(period)}
      />
    </LimitsSection>
  )
}
