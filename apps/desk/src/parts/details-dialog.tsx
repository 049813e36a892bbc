import type { OperatorValue } from '@baize/contract/operator-form'
import { Dialog } from '@baize/ui/dialog'
import type { Row } from '../actions/form.ts'
import { useWords } from '../words/settings.tsx'
import { Members } from './members.tsx'

/** Everything a row holds. */
export function DetailsDialog({
  row,
  reply,
  onClose,
}: {
  row: Row
  reply: Readonly<Record<string, OperatorValue>>
  onClose: () => void
}) {
  const words = useWords()
  return (
    <Dialog title={words.desk.details} closeLabel={words.desk.close} size="large" onClose={onClose}>
      <Members row={row} reply={reply} />
    </Dialog>
  )
}
