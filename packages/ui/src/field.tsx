import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

export interface FieldProps {
  /** What the control is for; always given, because it is also the spoken name. */
  label: string
  /** Keeps the label for screen readers only, where the place itself says what the control is. */
  isLabelHidden?: boolean
  /** Shown under the control and read with it; turns the control's look to danger. */
  error?: string | null
  /** A lasting hint under the control, read with it. */
  hint?: ReactNode
  /** Marks the label and tells assistive technology; the browser's own bubble stays away. */
  isRequired?: boolean
}

/** What a control must carry to be named, described and drawn by its field. */
export interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  className: string | undefined
}

/** Ties label, hint and error to one control by id. `children` receives what the control must carry. */
export function Field({
  label,
  isLabelHidden,
  error,
  hint,
  isRequired,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children(wiringOf({ id, error, hint, isRequired }))}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/**
 * The same for several controls that answer one question: a group with a legend. Each control inside has its
 * own name; `children` receives what every one of them must carry besides.
 */
export function FieldGroup({
  label,
  isLabelHidden,
  error,
  hint,
  isRequired,
  isDisabled,
  children,
}: FieldProps & { isDisabled?: boolean; children: (wiring: Omit<Wiring, 'id'>) => ReactNode }) {
  const id = useId()
  const { id: _, ...wiring } = wiringOf({ id, error, hint, isRequired })
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      {children(wiring)}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

function wiringOf({ id, error, hint, isRequired }: Pick<FieldProps, 'error' | 'hint' | 'isRequired'> & { id: string }) {
  const described = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': isRequired ? (true as const) : undefined,
    className: styles.control,
  }
}

/** The star beside a label; its meaning is spoken by the control itself. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  )
}

/** Hint and error under a control, under the ids that the control points at. */
export function FieldNotes({ id, hint, error }: Pick<FieldProps, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className={styles.error} id={`${id}-error`} role="status">
        {error && (
          <>
            <CircleAlert size={16} aria-hidden="true" />
            <span>{error}</span>
          </>
        )}
      </div>
    </>
  )
}
