import { type ReactNode, useId } from 'react'
import { FieldGroup, type FieldProps } from './field.tsx'
import styles from './segmented.module.css'

export interface SegmentedOption<Value extends string> {
  value: Value
  label: ReactNode
  /** Spoken instead of a label that is only a picture. */
  name?: string
  isDisabled?: boolean
}

export interface SegmentedProps<Value extends string> extends Omit<FieldProps, 'isRequired'> {
  value: Value
  options: readonly SegmentedOption<Value>[]
  onChange: (value: Value) => void
  /** Form name; one is made when none is given. */
  name?: string
  size?: 'medium' | 'small'
  isDisabled?: boolean
}

/** One of a few answers, all in sight: radio buttons drawn as one control. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, isLabelHidden, error, hint, value, options, onChange, size = 'medium', isDisabled } = props
  const ownName = useId()
  return (
    <FieldGroup label={label} isLabelHidden={isLabelHidden} error={error} hint={hint} isDisabled={isDisabled}>
      {(wiring) => (
        <div className={styles.segments} data-size={size}>
          {options.map((option) => (
            <label key={option.value} className={styles.segment}>
              <input
                type="radio"
                className={styles.radio}
                name={props.name ?? ownName}
                value={option.value}
                checked={option.value === value}
                disabled={option.isDisabled}
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
