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
  /** Whose words stand around it; those of a deposit unless told. */
  part?: 'deposit' | 'withdraw'
  /** Typed in this unit, of which so many are one of the currency; in the currency itself unless told. */
  unit?: { code: string; perMain: number }
  /** What the server has against it. */
  error?: string | null
}

/** The amount, large, with suggestions. Leaving the field brings it within the limits. */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, limits, presets, currency, decimals, unit, error, part = 'deposit' } = props
  const perMain = unit?.perMain ?? 1
  const text = useText('modals.wallet')
  const format = useFormat()
  const { locale } = usePage()
  const id = useId()
  const isOff = Boolean(error) || (value !== '' && !isWithin(value, limits))
  const shown = localDigits(value, locale)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {text(`${part}.sumLabel`)}
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
        <span className={styles.currency}>{unit?.code ?? currency}</span>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        <span>{text(`${part}.minSum`, { amount: format.amount(limits.min / perMain, currency) })}</span>
        <span>{text(`${part}.maxSum`, { amount: format.amount(limits.max / perMain, currency) })}</span>
      </p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {presets.length > 0 && (
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
      )}
    </div>
  )
}
