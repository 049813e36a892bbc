import { type ReactNode, useId } from 'react'
import { FieldNotes } from './field.tsx'
import styles from './switch.module.css'

export interface SwitchProps {
  /** What is on or off; the whole line is the target. */
  label: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** A line under the label, read with the switch. */
  hint?: ReactNode
  error?: string | null
  /** Which side the switch stands on. */
  side?: 'start' | 'end'
  name?: string
  isDisabled?: boolean
  /** The change is being saved: further presses do nothing, the focus stays. */
  isBusy?: boolean
}

/** Something that is on or off and takes effect at once; for a choice that waits for a button, use a checkbox. */
export function Switch({
  label,
  isChecked,
  onChange,
  hint,
  error,
  side = 'end',
  name,
  isDisabled,
  isBusy,
}: SwitchProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.line} data-side={side} data-disabled={isDisabled || undefined}>
        <input
          type="checkbox"
          role="switch"
          className={styles.track}
          name={name}
          checked={isChecked}
          disabled={isDisabled}
          aria-busy={isBusy || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => (isBusy ? undefined : onChange(event.target.checked))}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
