import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FieldNotes, RequiredMark } from './field.tsx'
import styles from './checkbox.module.css'

export interface CheckboxProps {
  /** The words beside the box, which may hold links; the whole line is the target. */
  label: ReactNode
  /** Whether it is ticked. */
  isChecked: boolean
  /** Receives what it is to become. */
  onChange: (isChecked: boolean) => void
  /** Draws a bar: some of what the box stands for is chosen. A press reports `true`. */
  isPartial?: boolean
  /** Shown under the box and read with it. */
  error?: string | null
  /** A line under the box, read with it. */
  hint?: ReactNode
  /** Form name. */
  name?: string
  /** Marks the words and tells assistive technology. */
  isRequired?: boolean
  /** Out of reach for now; the form leaves it out. */
  isDisabled?: boolean
  /** The choice can be read but not changed. */
  isReadOnly?: boolean
  /** The change is being saved: further presses do nothing, the focus stays. */
  isBusy?: boolean
  /** Called when it is entered. */
  onFocus?: () => void
  /** Called when it is left. */
  onBlur?: () => void
}

/** A box to tick; it takes effect with the form around it. For what takes effect at once there is the switch. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    isChecked,
    onChange,
    isPartial = false,
    error,
    hint,
    isRequired,
    isDisabled,
    isReadOnly,
    isBusy,
  } = props
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const isHeld = isReadOnly || isBusy
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')

  useEffect(() => {
    box.current!.indeterminate = isPartial
  }, [isPartial, isChecked])

  return (
    <div className={styles.field}>
      <label className={styles.line} data-held={isDisabled || isHeld || undefined}>
        <input
          ref={box}
          type="checkbox"
          className={styles.box}
          name={props.name}
          checked={isChecked}
          disabled={isDisabled}
          aria-readonly={isReadOnly || undefined}
          aria-busy={isBusy || undefined}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
          onChange={(event) => (isHeld ? undefined : onChange(isPartial || event.target.checked))}
        />
        <span>
          {label}
          {isRequired && <RequiredMark />}
        </span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
