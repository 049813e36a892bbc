import { type ReactNode, useId } from 'react'
import { FieldNotes } from './field.tsx'
import styles from './switch.module.css'

export interface SwitchProps {
  /** What is on or off; the whole line is the target. */
  label: ReactNode
  /** Whether it is on. */
  isChecked: boolean
  /** Receives what it is to become. */
  onChange: (isChecked: boolean) => void
  /** A line under the label, read with the switch. */
  hint?: ReactNode
  /** Shown under the switch and read with it. */
  error?: string | null
  /** On which side of the words the switch stands; `end` unless said otherwise. */
  side?: 'start' | 'end'
  /** Form name. */
  name?: string
  /** Out of reach for now. */
  isDisabled?: boolean
  /** The state can be read but not changed. */
  isReadOnly?: boolean
  /** The change is being saved: further presses do nothing, the focus stays. */
  isBusy?: boolean
}

/** Something that is on or off and takes effect at once; for a choice that waits for a button there is the checkbox. */
export function Switch(props: SwitchProps) {
  const { label, isChecked, onChange, hint, error, side = 'end', name, isDisabled, isReadOnly, isBusy } = props
  const id = useId()
  const isHeld = isReadOnly || isBusy
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.line} data-side={side} data-held={isDisabled || isHeld || undefined}>
        <input
          type="checkbox"
          role="switch"
          className={styles.track}
          name={name}
          checked={isChecked}
          disabled={isDisabled}
          aria-readonly={isReadOnly || undefined}
          aria-busy={isBusy || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => (isHeld ? undefined : onChange(event.target.checked))}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
