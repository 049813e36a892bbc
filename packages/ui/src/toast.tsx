import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './toast.module.css'

export type ToastType = 'info' | 'error' | 'warning' | 'done' | 'pending'

const icons = { info: Info, error: CircleAlert, warning: TriangleAlert, done: CircleCheck, pending: Clock }

export interface ToastProps {
  /** Shows as an icon as well as a colour. Errors and warnings are read at once, the rest when there is a pause. */
  type: ToastType
  /** One line that says it all. */
  title: string
  /** What to do, or a link. */
  description?: ReactNode
  /** Names the close button. */
  closeLabel: string
  /** Plays its way out. */
  isLeaving?: boolean
  /** Time does not pass: the line that shows it stands still. */
  isPaused?: boolean
  /** It was pressed. */
  onClose: () => void
}

/** One passing message, a list item. A press anywhere on it closes it, unless the press is on a link. */
export function Toast({ type, title, description, closeLabel, isLeaving, isPaused, onClose }: ToastProps) {
  const Icon = icons[type]
  return (
    // The button inside does the same for the keyboard.
    <li
      className={styles.toast}
      data-type={type}
      data-leaving={isLeaving || undefined}
      data-paused={isPaused || undefined}
      onClick={(event) => {
        if (!(event.target as Element).closest('a,button')) onClose()
      }}
    >
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <X size={16} aria-hidden="true" />
      </button>
      <span className={styles.time} aria-hidden="true" />
    </li>
  )
}

/** Whether a type interrupts a screen reader. */
export function isUrgent(type: ToastType): boolean {
  return type === 'error' || type === 'warning'
}
