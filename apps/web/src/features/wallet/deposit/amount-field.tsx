import { useId } from 'react'
import { localDigits } from '../../../shared/page/digits.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import {
  type AmountLimits,
  type AmountText,
  isWithin,
  maskAmount,
  presetsWithin,
  readAmount,
  settleAmount,
  writeAmount,
} from './amount.ts'
import styles from './amount-field.module.css'

interface AmountFieldProps {
  value: AmountText
  onChange: (value: AmountText) => void
  limits: AmountLimits
  presets: readonly { amount: number }[]
  currency: string
  decimals: number
}

/** The amount, large, with suggestions. Leaving the field brings it within the limits. */
export function AmountField({ value, onChange, limits, presets, currency, decimals }: AmountFieldProps) {
  const text = useText('modals.wallet')
  const format = useFormat()
  const { locale } = usePage()
  const id = useId()
  const isOff = value !== '' && !isWithin(value, limits)
  const shown = localDigits(value, locale)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {text('deposit.sumLabel')}
      </label>
      <div className={styles.box} data-invalid={isOff || undefined}>
        <input
          id={id}
          className={styles.input}
          type="text"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          dir="ltr"
          size={Math.max(shown.length, 1)}
          value={shown}
          aria-describedby={`${id}-hint`}
          aria-invalid={isOff || undefined}
          aria-required
          onChange={(event) => onChange(maskAmount(event.target.value, decimals))}
          onBlur={() => onChange(settleAmount(value, limits, decimals))}
        />
        <span className={styles.currency}>{currency}</span>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        <span>{text('deposit.minSum', { amount: format.amount(limits.min, currency) })}</span>
        <span>{text('deposit.maxSum', { amount: format.amount(limits.max, currency) })}</span>
      </p>
      <div role="group" aria-label={text('deposit.presetsLabel')} className={styles.presets}>
        {presetsWithin(presets, limits).map(({ amount }) => (
          <button
            key={amount}
            type="button"
            className={styles.preset}
            aria-pressed={readAmount(value) === amount}
            onClick={() => onChange(writeAmount(amount, decimals))}
          >
            {format.count(amount)}
          </button>
        ))}
      </div>
    </div>
  )
}
