import { TextField } from '@baize/ui/text-field'
import { localDigits, plainDigits } from '../../shared/page/digits.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'

const LENGTH_MAX = 16
const DECIMALS_MAX = 8

interface LimitAmountFieldProps {
  /** As typed: digits and at most one point. */
  value: string
  currency: string
  error: string | null
  hint: string
  onChange: (value: string) => void
  onFocus: () => void
}

/** How much, in main units of the currency beside it. */
export function LimitAmountField({ value, currency, error, hint, onChange, onFocus }: LimitAmountFieldProps) {
  const controls = useText('fieldsSettings.fieldsControls')
  const { locale, currencies } = usePage()
  const subunits = currencies.find(({ code }) => code === currency)?.subunitToUnit ?? 100
  return (
    <TextField
      name="amount"
      label={controls('amount.label')}
      isRequired
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      data-autofocus=""
      suffix={currency}
      hint={hint}
      error={error}
      value={localDigits(value, locale)}
      onFocus={onFocus}
      onChange={(typed) => onChange(maskLimit(typed, Math.min(DECIMALS_MAX, String(subunits).length - 1)))}
    />
  )
}

/** Digits of any script, one separator where the currency has decimals, no leading zeros. */
export function maskLimit(typed: string, decimals: number): string {
  const [whole = '', ...rest] = plainDigits(typed)
    .replaceAll(/[,٫]/g, '.')
    .replaceAll(/[^\d.]/g, '')
    .split('.')
  const units = whole.replace(/^0+(?=\d)/, '')
  const masked = rest.length === 0 || decimals === 0 ? units : `${units || '0'}.${rest.join('').slice(0, decimals)}`
  return masked.slice(0, LENGTH_MAX)
}
