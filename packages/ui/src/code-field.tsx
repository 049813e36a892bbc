import { type Ref, useState } from 'react'
import { onlyDigits } from './digits.ts'
import { Field, type FieldProps } from './field.tsx'
import styles from './code-field.module.css'

export interface CodeFieldProps extends FieldProps {
  /** The digits typed so far. */
  value: string
  onChange: (value: string) => void
  /** Called once each time the last digit is in, with the whole code. */
  onComplete?: (code: string) => void
  /** How many digits the code has; 6 unless said otherwise. */
  length?: number
  /** The code is being checked: it can be read but not changed. An error that comes of it is shown anew. */
  isBusy?: boolean
  isDisabled?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * A one-time code: a single input, so that paste, autofill and screen readers work as everywhere, drawn as a
 * row of boxes. A shown error goes away as soon as the code changes.
 */
export function CodeField(props: CodeFieldProps) {
  const { value, onChange, onComplete, length = 6, isBusy = false, isDisabled, name, ref } = props
  const { error, dismiss } = usePassingError(props.error ?? null, isBusy)
  const take = (text: string) => {
    const code = onlyDigits(text, length)
    if (code === value) return
    dismiss()
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <Field
      label={props.label}
      isLabelHidden={props.isLabelHidden}
      hint={props.hint}
      isRequired={props.isRequired}
      error={error}
    >
      {(wiring) => (
        <span className={styles.code} dir="ltr" data-busy={isBusy || undefined}>
          <input
            {...wiring}
            ref={ref}
            className={styles.input}
            type="text"
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            aria-busy={isBusy || undefined}
            disabled={isDisabled}
            readOnly={isBusy}
            value={value}
            onChange={(event) => take(event.target.value)}
            // The boxes show no caret of their own: digits are always added and removed at the end.
            onSelect={(event) => caretToEnd(event.currentTarget)}
          />
          {Array.from({ length }, (_, index) => (
            <span
              // The boxes have no identity but their place.
              // eslint-disable-next-line react/no-array-index-key
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

/** An error that the reader has answered by typing; it comes back when it changes or a new check ends in it. */
function usePassingError(error: string | null, isBusy: boolean) {
  const [seen, setSeen] = useState({ error, isBusy, isDismissed: false })
  if (seen.error !== error || seen.isBusy !== isBusy) {
    const isNew = seen.error !== error || (seen.isBusy && !isBusy)
    setSeen({ error, isBusy, isDismissed: isNew ? false : seen.isDismissed })
  }
  return {
    error: seen.isDismissed ? null : error,
    dismiss: () => setSeen((known) => ({ ...known, isDismissed: true })),
  }
}

function caretToEnd(input: HTMLInputElement): void {
  const end = input.value.length
  if (input.selectionStart === input.selectionEnd && input.selectionStart !== end) input.setSelectionRange(end, end)
}
