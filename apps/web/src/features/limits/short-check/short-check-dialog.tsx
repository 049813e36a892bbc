import { LimitDefinition, type ShortCheckAnswer, type ShortCheckMark } from '@baize/contract/kinds'
import { Button, ButtonLink } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { limitsQuery } from '../../../shared/player/limits-query.ts'
import { useActiveAccount } from '../../../shared/player/queries.ts'
import { LimitsPlaceholder } from '../limits-section.tsx'
import { addLimit } from '../queries.ts'
import { answerShortCheck, shortCheckQuery } from './queries.ts'
import { Figures } from './short-check-figures.tsx'
import styles from './short-check.module.css'

/**
 * How the last days compare with a usual week; a question where one waits, which closing skips, and then what helps.
 * Whoever opens it without a question looks at their figures.
 */
export function ShortCheckDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.shortCheck')
  const shell = useText('layout.shell')
  const query = useQuery(shortCheckQuery())
  const [answered, setAnswered] = useState<ShortCheckAnswer | null>(null)
  const answer = useMutation({ mutationFn: answerShortCheck })
  const check = query.data
  const isAsking = answered === null && check != null && check.asked !== null
  const figures = (isAsking ? check?.asked?.figures : check?.figures) ?? null

  const say = (chosen: ShortCheckAnswer) => {
    answer.mutate(chosen)
    setAnswered(chosen)
    // Nobody is held by an answer that is on its way.
    if (chosen === 'skipped') onClose()
  }
  return (
    <Dialog
      title={text('title')}
      size="medium"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={() => (isAsking ? say('skipped') : onClose())}
    >
      <div className={styles.talk}>
        {!check && <LimitsPlaceholder query={query} />}
        {check && !figures && <p>{text('nothing')}</p>}
        {figures && answered === null && (
          <>
            <p>{text(isAsking ? 'asked' : 'look')}</p>
            <Figures figures={figures} />
          </>
        )}
        {isAsking && (
          <div role="group" aria-labelledby="short-check-question" className={styles.question}>
            <p id="short-check-question">{text('question')}</p>
            <div className={styles.answers}>
              {(['planned', 'more', 'skipped'] as const).map((chosen) => (
                <Button key={chosen} onClick={() => say(chosen)}>
                  {text(`answers.${chosen}`)}
                </Button>
              ))}
            </div>
          </div>
        )}
        {answered !== null && <p role="status">{answered === 'more' ? text('thanksMore') : text('thanks')}</p>}
        {check && !isAsking && <Offers marks={figures?.marks ?? []} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

/** What helps, each of the same weight, and the way out. */
function Offers({ marks, onClose }: { marks: readonly ShortCheckMark[]; onClose: () => void }) {
  const text = useText('modals.shortCheck')
  const info = usePage()
  const dialogs = useDialogs()
  const account = useActiveAccount()
  const { data: limits } = useQuery(limitsQuery())
  const isLoss = marks.includes('losses') && !marks.includes('deposits') && !marks.includes('chasing')
  const setLimit = () =>
    dialogs.open('add-cash-limit', {
      definition: isLoss ? LimitDefinition.loss : LimitDefinition.deposit,
      limits: limits ?? [],
      currency: account?.currency ?? null,
      onAdd: async (limit) => {
        await addLimit(limit)
        showAlert('limit.cashLimitAdd')
      },
    })
  return (
    <div className={styles.answers}>
      <Button onClick={setLimit} disabled={!limits}>
        {text(isLoss ? 'offers.loss' : 'offers.deposit')}
      </Button>
      <Button onClick={() => dialogs.open('take-break')}>{text('offers.break')}</Button>
      <ButtonLink href={hrefIn(info, '/profile/limits')}>{text('offers.limits')}</ButtonLink>
      <ButtonLink href={hrefIn(info, '/static/responsible-gambling')}>{text('offers.help')}</ButtonLink>
      <Button onClick={onClose}>{text('offers.close')}</Button>
    </div>
  )
}
