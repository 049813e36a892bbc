import { Confirm } from '@baize/ui/confirm'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useChange } from '../../../shared/dialogs/use-change.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { type HeldBonus, isFreespin } from '../../../shared/bonuses/bonus-kind.ts'
import { BonusLine } from '../bonus-line.tsx'
import { Forfeit, type Forfeited } from './forfeit.tsx'
import styles from './confirm-bonus.module.css'

export interface ConfirmBonusProps {
  /** The bonus that is started or given up. */
  bonus: HeldBonus
  /** The bonus money that goes back to the house by it. */
  forfeit: Forfeited
  /** Does it; the dialog closes when it is done. */
  onConfirm: () => Promise<unknown>
}

const LOOKS = {
  'change-active-bonus': { part: 'modals.changeActiveBonus', tone: 'accent' },
  'cancel-active-bonus': { part: 'modals.cancelActiveBonus', tone: 'danger' },
  'cancel-issued-bonus': { part: 'modals.cancelIssuedBonus', tone: 'danger' },
} as const

/** Asks before a bonus takes the place of another, or is given up. */
export function ConfirmBonusDialog(props: DialogViewProps<keyof typeof LOOKS> & ConfirmBonusProps) {
  const { name, bonus, forfeit, onConfirm, onClose, closesOnOverlay } = props
  const { part, tone } = LOOKS[name]
  const text = useText(part)
  const change = useChange(onConfirm, onClose)
  const keepsWins = name === 'cancel-active-bonus' && isFreespin(bonus)
  return (
    <Confirm
      title={text('title')}
      confirmLabel={text('confirmButton')}
      cancelLabel={text('cancelButton')}
      tone={tone}
      isBusy={change.isPending}
      closesOnOverlay={closesOnOverlay}
      onConfirm={() => change.run()}
      onCancel={onClose}
    >
      <div className={styles.question}>
        <p className={styles.text}>{text(keepsWins ? 'spinsDescription' : 'description')}</p>
        <BonusLine bonus={bonus} />
        <Forfeit {...forfeit} />
        <p role="alert" className={styles.refusal}>
          {change.refusal}
        </p>
      </div>
    </Confirm>
  )
}
