import type { BonusCode } from '@baize/contract'
import { useId } from 'react'
import { depositRange, maxBonus } from '../../../../shared/bonuses/bonus-terms.ts'
import { valueOf } from '../../../../shared/bonuses/bonus-value.ts'
import { CodeEntry } from '../../../../shared/bonuses/code-entry.tsx'
import { MarkedLine } from '../../../../shared/content/marked.tsx'
import { useDialogs } from '../../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../../shared/page/page-context.tsx'
import { useFormat } from '../../../../shared/page/use-format.ts'
import { type BonusChoice, type BonusRow, type Deciding, fits, worthOf } from './choose-bonus.ts'
import styles from './bonus-picker.module.css'

interface BonusPickerProps extends Deciding {
  choice: BonusChoice
  waitingCode: BonusCode | null
  onChoose: (choice: BonusChoice) => void
}

/** Which bonus comes with the deposit: one of those offered, that of a code, or none. */
export function BonusPicker({ choice, waitingCode, onChoose, ...deciding }: BonusPickerProps) {
  const text = useText('modals.wallet')
  const group = useId()
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.title}>{text('deposit.bonuses.title')}</legend>
      {deciding.rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          group={group}
          deciding={deciding}
          isChosen={choice.kind === 'bonus' && choice.id === row.id}
          onChoose={() => onChoose({ kind: 'bonus', id: row.id })}
        />
      ))}
      <label className={styles.row}>
        <input
          type="radio"
          name={group}
          className={styles.radio}
          checked={choice.kind === 'declined'}
          onChange={() => onChoose({ kind: 'declined', isByHand: true })}
        />
        <span className={styles.name}>{text('deposit.bonuses.declineLabel')}</span>
      </label>
      <div className={styles.row} data-open={choice.kind === 'code' || undefined}>
        <label className={styles.line}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={choice.kind === 'code'}
            onChange={() => onChoose({ kind: 'code' })}
          />
          <span className={styles.name}>{text('deposit.addBonusCode')}</span>
        </label>
        {choice.kind === 'code' && (
          <CodeEntry waitingCode={waitingCode} removeLabel={text('deposit.cancelBonusCode')} isForDeposit />
        )}
      </div>
      <p className={styles.note}>
        <MarkedLine text={text.marked('deposit.bonuses.infoDescription')} />
      </p>
    </fieldset>
  )
}

interface RowProps {
  row: BonusRow
  group: string
  deciding: Deciding
  isChosen: boolean
  onChoose: () => void
}

function Row({ row, group, deciding, isChosen, onChoose }: RowProps) {
  const text = useText('modals.wallet')
  const format = useFormat()
  const dialogs = useDialogs()
  const { amount, units } = deciding
  const isOpen = fits(row, deciding)
  const worth = worthOf(row, amount, units)
  const { currency } = units
  return (
    <div className={styles.row} data-closed={!isOpen || undefined}>
      <label className={styles.line}>
        <input
          type="radio"
          name={group}
          className={styles.radio}
          checked={isChosen}
          disabled={!isOpen}
          onChange={onChoose}
        />
        <span className={styles.words}>
          <span className={styles.name}>{row.name}</span>
          <span className={styles.terms}>{useTerms(row, deciding)}</span>
        </span>
        {isOpen && worth > 0 && <bdi className={styles.worth}>+{format.amount(worth, currency)}</bdi>}
      </label>
      <button
        type="button"
        className={styles.more}
        aria-label={`${text('deposit.bonuses.moreInfo')}: ${row.name}`}
        onClick={() => dialogs.open('wallet-bonus-info', { bonuses: row.members, currency })}
      >
        {text('deposit.bonuses.moreInfo')}
      </button>
    </div>
  )
}

/** What it gives and for which deposits, in one line. */
function useTerms({ bonuses: [first] }: BonusRow, { units }: Deciding): string {
  const text = useText('modals.wallet')
  const format = useFormat()
  if (!first) return ''
  const { currency } = units
  const value = valueOf(first, units)
  const most = maxBonus(first, units)
  const gives =
    value?.is === 'percent' && most !== null
      ? [
          text('deposit.bonuses.percentUpTo', {
            percent: format.count(value.percent),
            amount: format.amount(most, currency),
          }),
        ]
      : []
  const [spins] = first.assignConditions.presets ?? []
  if (spins) gives.push(`${format.count(spins.quantity)} FS`)
  const { from, to } = depositRange(first, units)
  const sides = [
    ...(from === null ? [] : [`${text('deposit.bonuses.minDeposit')} ${format.amount(from, currency)}`]),
    ...(to === null ? [] : [`${text('deposit.bonuses.maxDeposit')} ${format.amount(to, currency)}`]),
  ]
  const range = sides.length > 0 ? [`${text('deposit.bonuses.deposit')} ${sides.join(' ')}`] : []
  return [...gives, ...range].join(' · ').replaceAll(/(\d) (?=[A-Z])/g, '$1\u00a0')
}
