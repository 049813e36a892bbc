import { type Ref, useState } from 'react'
import { onlyDigits } from './digits.ts'
import { Field, type FieldProps } from './field.tsx'
import styles from './code-field.module.css'

export interface CodeFieldProps extends FieldProps {
  /** The digits typed so far. */
  value: string
  /** Receives all digits after each change. */
  onChange: (value: string) => void
  /** Called each time the last digit is in, with the whole code. */
  onComplete?: (code: string) => void
  /** How many digits the code has; 6 unless said otherwise. */
  length?: number
  /** The code is being checked: it can be read but not changed. An error that comes of it is shown anew. */
  isBusy?: boolean
  /** Out of reach for now. */
  isDisabled?: boolean
  /** Form name. */
  name?: string
  /** Starts with the focus when a dialog opens around it. */
  'data-autofocus'?: ''
  /** Called when it is entered. */
  onFocus?: () => void
  /** Called when it is left. */
  onBlur?: () => void
  /** The input itself, for giving it the focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A one-time code: a single input, so that paste, autofill and screen readers work as everywhere, drawn as a
 * row of boxes. A shown error goes away as soon as the code changes.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, isLabelHidden, hint, isRequired, onComplete, length = 6, isBusy = false, isDisabled, ...rest } = props
  const { value, onChange, error: given = null, ...input } = rest
  const { error, dismiss } = useDismissible(given, isBusy)
  const take = (text: string) => {
    const code = onlyDigits(text, length)
    if (code === value) return
    dismiss()
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} isRequired={isRequired} error={error}>
      {(wiring) => (
        <span className={styles.code} dir="ltr">
          <input
            {...input}
            {...wiring}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            aria-busy={isBusy || undefined}
            disabled={isDisabled}
            readOnly={isBusy}
            value={value}
            onChange={(event) => take(event.target.value)}
            // The boxes show no caret but at the end, so digits are added and removed there only.
            onSelect={(event) => caretToEnd(event.currentTarget)}
          />
          {Array.from({ length }, (_, index) => (
            <span
              // The boxes have no identity but their place.
              key={index}
              className={styles.box}
              aria-hidden="true"
              data-next={index === Math.min(value.length, length - 1) || undefined}
              data-filled={index < value.length || undefined}
            >
              {value[index]}
            </span>
          ))}
        </span>
      )}
    </Field>
  )
}

/** An error that the reader answers by typing; it comes back when it changes or when a new check ends in it. */
function useDismissible(error: string | null, isBusy: boolean) {
  const [seen, setSeen] = useState({ error, isBusy, isDismissed: false })
  if (seen.error !== error || seen.isBusy !== isBusy) {
    const isNew = seen.error !== error || (seen.isBusy && !isBusy)
    setSeen({ error, isBusy, isDismissed: seen.isDismissed && !isNew })
  }
  return {
    error: seen.isDismissed ? null : error,
    dismiss: () => setSeen((known) => ({ ...known, isDismissed: true })),
  }
}

function caretToEnd(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart === selectionEnd && selectionStart !== value.length)
    input.setSelectionRange(value.length, value.length)
}
