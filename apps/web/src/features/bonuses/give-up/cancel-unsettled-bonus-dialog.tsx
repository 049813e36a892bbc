import { MarkedLine } from '../../../shared/content/marked.tsx'
import { Notice } from '../../../shared/dialogs/notice.tsx'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useChange } from '../../../shared/dialogs/use-change.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import type { HeldBonus } from '../../../shared/bonuses/bonus-kind.ts'
import { BonusLine } from '../bonus-line.tsx'
import { Forfeit, type Forfeited } from './forfeit.tsx'
import { GiveUpActions } from './give-up-actions.tsx'

export interface CancelUnsettledBonusProps {
  bonus: HeldBonus
  /** The bonus money that goes back to the house by it. */
  forfeit: Forfeited
  /** Gives it up in spite of the open bets; the dialog closes when it is done. */
  onCancelBonus: () => Promise<unknown>
}

/** Asks before a bonus is given up while bets with it are open. */
export function CancelUnsettledBonusDialog(props: DialogViewProps & CancelUnsettledBonusProps) {
  const { bonus, forfeit, onCancelBonus, onClose, closesOnOverlay } = props
  const text = useText('modals.cancelUnsettledBonus')
  const change = useChange(onCancelBonus, onClose)
  return (
    <Notice
      image={text('image')}
      title={text('title')}
      description={<MarkedLine text={text.marked('description')} />}
      isBusy={change.isPending}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
      actions={
        <GiveUpActions
          keepLabel={text('confirmButton')}
          giveUpLabel={text('cancelButton')}
          isPending={change.isPending}
          onKeep={onClose}
          onGiveUp={() => change.run()}
        />
      }
    >
      <BonusLine bonus={bonus} progressLabel={text('wageringLabel')} />
      <Forfeit {...forfeit} />
    </Notice>
  )
}
