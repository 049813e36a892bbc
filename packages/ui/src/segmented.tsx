import { type ReactNode, useId } from 'react'
import { FieldGroup, type FieldProps } from './field.tsx'
import styles from './segmented.module.css'

export interface SegmentedOption<Value extends string> {
  /** What is handed out when it is taken. */
  value: Value
  /** A word or two, or a picture with a `name`. */
  label: ReactNode
  /** Spoken instead of a label that is only a picture. */
  name?: string
  /** Shown but not to be taken. */
  isDisabled?: boolean
}

export interface SegmentedProps<Value extends string> extends FieldProps {
  /** The answer that is taken. */
  value: Value
  /** Two to five answers of a word or two. */
  options: readonly SegmentedOption<Value>[]
  /** Receives the answer taken. */
  onChange: (value: Value) => void
  /** Form name; one is made when none is given. */
  name?: string
  /** 44 or 32 px high; under a finger always 44. */
  size?: 'medium' | 'small'
  /** Out of reach for now; the form leaves it out. */
  isDisabled?: boolean
  /** The choice can be read but not changed. */
  isReadOnly?: boolean
  /** The change is being saved: further presses do nothing, the focus stays. */
  isBusy?: boolean
}

/** One of a few answers, all in sight: radio buttons drawn as one control. Arrow keys move and choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, isLabelHidden, error, hint, isRequired, isDisabled, value, options, onChange } = props
  const ownName = useId()
  const isHeld = props.isReadOnly || props.isBusy
  return (
    <FieldGroup
      label={label}
      isLabelHidden={isLabelHidden}
      error={error}
      hint={hint}
      isRequired={isRequired}
      isDisabled={isDisabled}
    >
      {(wiring) => (
        <div
          className={styles.segments}
          data-size={props.size ?? 'medium'}
          data-held={isHeld || undefined}
          data-busy={props.isBusy || undefined}
          data-invalid={error ? true : undefined}
        >
          {options.map((option) => (
            <label key={option.value} className={styles.segment}>
              <input
                type="radio"
                className={styles.radio}
                name={props.name ?? ownName}
                value={option.value}
                checked={option.value === value}
                disabled={option.isDisabled || (isHeld && option.value !== value)}
                aria-label={option.name}
                aria-describedby={wiring['aria-describedby']}
                onChange={() => onChange(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
