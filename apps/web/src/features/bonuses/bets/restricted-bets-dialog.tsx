import { Notice } from '../../../shared/dialogs/notice.tsx'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useChange } from '../../../shared/dialogs/use-change.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import type { HeldBonus } from '../../../shared/bonuses/bonus-kind.ts'
import { BonusLine } from '../bonus-line.tsx'
import { GiveUpActions } from '../give-up/give-up-actions.tsx'

export interface RestrictedBetsProps {
  /** Where the bet was made. */
  place: 'casino' | 'sportsbook'
  /** The active bonus, where it is told. */
  bonus?: HeldBonus
  /** Gives the active bonus up; the dialog closes when it is done. */
  onCancelBonus: () => Promise<unknown>
}

/** A bet was refused because it does not count for the active bonus. */
export function RestrictedBetsDialog(props: DialogViewProps & RestrictedBetsProps) {
  const { place, bonus, onCancelBonus, onClose, closesOnOverlay } = props
  const text = useText('modals.restrictedBets')
  const change = useChange(onCancelBonus, onClose)
  return (
    <Notice
      image={text('image')}
      title={text(`${place}Title`)}
      description={text(`${place}Description`)}
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
      {bonus && <BonusLine bonus={bonus} progressLabel={text('wageringLabel')} />}
    </Notice>
  )
}
