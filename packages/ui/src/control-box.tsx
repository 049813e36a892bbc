import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import styles from './field.module.css'

export interface ControlBoxProps {
  /** The control itself, wired by its field. */
  children: ReactNode
  /** Stands before the control: a mark or a unit. */
  prefix?: ReactNode
  /** Stands after the control: a unit, a mark or a `SlotButton`. */
  suffix?: ReactNode
  /** Shows a turning ring instead of the suffix. */
  isBusy?: boolean
}

/** One border around a control and what stands beside it. A press anywhere inside reaches the control. */
export function ControlBox({ children, prefix, suffix, isBusy }: ControlBoxProps) {
  return (
    // The control inside is reached by keys; this only widens its target.
    <span className={styles.box} onMouseDown={focusControl}>
      {prefix && <span className={styles.slot}>{prefix}</span>}
      {children}
      {isBusy ? (
        <span className={styles.busy} aria-hidden="true" />
      ) : (
        suffix && <span className={styles.slot}>{suffix}</span>
      )}
    </span>
  )
}

function focusControl(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Element).closest('input, select, button, a, [role=listbox]')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}

/** A small button at the end of a control, 44 px wide. */
export function SlotButton({
  label,
  ...button
}: { label: string } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type' | 'aria-label'>) {
  return <button {...button} type="button" className={styles.press} aria-label={label} />
}
