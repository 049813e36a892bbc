import type { Sitting } from '@baize/contract'
import type { RealityCheckAnswer } from '@baize/contract/kinds'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { useRouter } from '@tanstack/react-router'
import { useMutation, useQuery } from '@tanstack/react-query'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { FiguresTable } from '../../../shared/figures/figures-table.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { useDuration } from '../../../shared/page/use-duration.ts'
import { useFormat } from '../../../shared/page/use-format.ts'
import { answerRealityCheck, sittingQuery } from './queries.ts'
import { useNet } from '../../../shared/page/use-net.ts'
import styles from './reality-check-dialog.module.css'

export interface RealityCheckProps {
  /** The player leaves the game. */
  onLeave: () => void
}

/** How it stands: time, stakes, wins and result, and four answers of the same weight. */
export function RealityCheckDialog({ name, onClose, closesOnOverlay, onLeave }: DialogViewProps & RealityCheckProps) {
  const text = useText('modals.realityCheck')
  const duration = useDuration()
  const dialogs = useDialogs()
  const router = useRouter()
  const info = usePage()
  const { data: sitting } = useQuery(sittingQuery())

  const goTo = (path: string) => router.history.push(hrefIn(info, path))
  const moves: Record<RealityCheckAnswer, () => void> = {
    continue: () => undefined,
    leave: onLeave,
    limits: () => goTo('/profile/limits'),
    history: () => goTo('/profile/history'),
  }
  const answer = useMutation({
    networkMode: 'always',
    mutationFn: answerRealityCheck,
    // Nobody is kept at a game because an answer is lost: only going on needs it to be taken.
    onSettled: (_reply, error, chosen) => {
      if (error && chosen === 'continue') {
        showAlert('global.somethingWrong')
        return
      }
      dialogs.close(name)
      moves[chosen]()
    },
  })
  const button = (chosen: RealityCheckAnswer, label: string) => (
    <Button
      isPending={answer.isPending && answer.variables === chosen}
      onClick={() => !answer.isPending && answer.mutate(chosen)}
    >
      {label}
    </Button>
  )
  return (
    <Dialog
      role="alertdialog"
      title={text('title')}
      closeLabel={null}
      closesOnOverlay={closesOnOverlay}
      closesOnEscape={false}
      closesOnSwipe={false}
      onClose={onClose}
    >
      <p>{text('description', { time: duration(sitting?.elapsedSeconds ?? 0) })}</p>
      <Figures money={sitting?.money ?? []} />
      <div className={styles.answers}>
        {button('leave', text('leaveButton'))}
        {button('continue', text('continueButton'))}
        {button('limits', text('limitsButton'))}
        {button('history', text('historyButton'))}
      </div>
    </Dialog>
  )
}

function Figures({ money }: Pick<Sitting, 'money'>) {
  const text = useText('modals.realityCheck')
  const format = useFormat()
  const net = useNet()
  if (money.length === 0) return null
  const rows = money.flatMap(({ currency, ...results }) =>
    (['sitting', 'today'] as const).map((when) => {
      const { staked, won, net: result } = results[when]
      const figures = [format.amount(staked, currency), format.amount(won, currency), net(result, currency)]
      return { key: `${currency} ${when}`, label: text(when), figures }
    }),
  )
  return (
    <div className={styles.figures}>
      <FiguresTable caption={text('figures')} columns={[text('staked'), text('won'), text('net')]} rows={rows} />
    </div>
  )
}
