import type { TurnoverWager } from '@baize/contract'
import { Progress } from '@baize/ui/progress'
import { StatePicture } from '../../../shared/content/state-picture.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import styles from './turnover-panel.module.css'

/** How much a deposit must still be staked before it may leave, drawn and in figures. */
export function TurnoverPanel({ wager }: { wager: TurnoverWager }) {
  const text = useText('modals.wallet')
  const format = useFormat()
  const { total, turnOverWagerAmount: left, currency } = wager
  const placed = Math.max(0, total - left)
  const figures = [
    ['wagerLabel', left],
    ['placedLabel', placed],
    ['totalLabel', total],
  ] as const
  return (
    <div className={styles.panel}>
      <StatePicture src={text('withdraw.turnOverWager.image')} />
      <p className={styles.text}>{text('withdraw.turnOverWager.description')}</p>
      <Progress
        label={text('withdraw.turnOverWager.placedLabel')}
        value={placed}
        max={Math.max(total, placed)}
        valueText={`${format.amount(placed, currency)} / ${format.amount(total, currency)}`}
        isTextHidden
        size="large"
      />
      <dl className={styles.figures}>
        {figures.map(([key, amount]) => (
          <div key={key} data-main={key === 'wagerLabel' || undefined}>
            <dt>{text(`withdraw.turnOverWager.${key}`)}</dt>
            <dd className="tabular">{format.amount(amount, currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
