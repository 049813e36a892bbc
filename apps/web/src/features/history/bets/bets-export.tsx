import { Button } from '@baize/ui/button'
import { useMutation } from '@tanstack/react-query'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { readFailure } from '../../../shared/failure/failure.ts'
import { saveFile } from '../../../shared/files/save-file.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { betsFile } from './bets-file.ts'
import { readBets } from '../queries.ts'

/** Saves all bets of the list as a file, whatever page is shown. */
export function BetsExport({ isSettled }: { isSettled: boolean }) {
  const text = useText('history.bets')
  const names = useText('globalComponents.constants')
  const words = {
    fileName: text('export.fileName'),
    placed: text('export.placed'),
    number: text('export.number'),
    state: text('export.state'),
    bets: text('export.bets'),
    odds: text('betCard.coefficientLabel'),
    stake: text('betCard.betLabel'),
    paid: text('betCard.resultLabel'),
    currency: text('export.currency'),
    stateOf: (status: number) => names(`betStatuses.${status}`),
  }
  const save = useMutation({
    mutationFn: () => betsFile(words, (page) => readBets(page, isSettled)),
    onSuccess: saveFile,
    onError: (error) => {
      const effect = readFailure(error)
      if (effect.kind !== 'none') showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
    },
  })
  return (
    <Button size="small" variant="plain" isPending={save.isPending} onClick={() => save.mutate()}>
      {text('export.button')}
    </Button>
  )
}
