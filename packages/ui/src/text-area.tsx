import { type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './text-area.module.css'

export interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'required' | 'onChange'> {
  /** The text it shows. */
  value: string
  /** Receives the whole text after each change. */
  onChange: (value: string) => void
  /** Most characters taken; with `counterLabel` the count is shown under the field. */
  maxLength?: number
  /** Says how many characters are written and how many may be, as "120 of 500 characters". */
  counterLabel?: (used: number, max: number) => string
  /** The text is being saved: it can be read but not changed. */
  isBusy?: boolean
  /** The control itself, for giving it the focus. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text, growing with what is written up to half the screen. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, error, hint, isRequired, onChange, maxLength, counterLabel, isBusy, ...area } = props
  const counterId = useId()
  const counter = maxLength === undefined ? undefined : counterLabel?.(area.value.length, maxLength)
  // Spoken only when the end comes near; a count after every letter would talk over the writer.
  const isNearEnd = maxLength !== undefined && maxLength - area.value.length <= Math.min(20, maxLength / 10)
  return (
    <Field label={label} isLabelHidden={isLabelHidden} error={error} hint={hint} isRequired={isRequired}>
      {(wiring) => (
        <>
          <textarea
            rows={4}
            {...area}
            {...wiring}
            maxLength={maxLength}
            readOnly={area.readOnly || isBusy}
            aria-busy={isBusy || undefined}
            aria-describedby={joined(wiring['aria-describedby'], counter && counterId)}
            onChange={(event) => onChange(event.target.value)}
          />
          {counter && (
            <span className={styles.counter} data-near-end={isNearEnd || undefined}>
              <span id={counterId}>{counter}</span>
              <span className="visually-hidden" role="status">
                {isNearEnd ? counter : ''}
              </span>
            </span>
          )}
        </>
      )}
    </Field>
  )
}

function joined(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
