import { Money } from '@baize/ui/money'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import { Notice } from '../../../shared/dialogs/notice.tsx'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useChange } from '../../../shared/dialogs/use-change.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { GiveUpActions } from '../give-up/give-up-actions.tsx'
import styles from './max-bets.module.css'

export interface MaxBetsProps {
  /** Most that one stake may be with the active bonus, in main units. */
  maxBetAmount: number
  currency: string
  /** Gives the active bonus up; the dialog closes when it is done. */
  onCancelBonus: () => Promise<unknown>
  /** The game goes on, with or without the bonus. */
  onLeave?: () => void
}

/** A stake was refused because the active bonus allows no such stakes. */
export function MaxBetsDialog(props: DialogViewProps & MaxBetsProps) {
  const { maxBetAmount, currency, onCancelBonus, onLeave, closesOnOverlay } = props
  const onClose = () => {
    onLeave?.()
    props.onClose()
  }
  const text = useText('modals.maxBets')
  const format = useFormat()
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
      <p className={styles.limit}>
        <span>{text('maxBetLabel')}</span>
        <Money amount={maxBetAmount} unit={currency} text={format.amount(maxBetAmount, currency)} size="large" />
      </p>
    </Notice>
  )
}
