import type { TurnoverWager } from '@baize/contract'
import { Dialog } from '@baize/ui/dialog'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { TurnoverPanel } from './turnover-panel.tsx'

export interface TurnOverWagerProps {
  /** How far the stakes are, in main units. */
  wager: TurnoverWager
}

/** Why a withdrawal has to wait: what was deposited was not staked yet. */
export function TurnOverWagerDialog({ wager, onClose, closesOnOverlay }: DialogViewProps & TurnOverWagerProps) {
  const text = useText('modals.wallet')
  const shell = useText('layout.shell')
  return (
    <Dialog
      title={text('withdraw.turnOverWager.title')}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <TurnoverPanel wager={wager} />
    </Dialog>
  )
}
