import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './toast.module.css'

export type ToastType = 'info' | 'error' | 'warning' | 'done' | 'pending'

const icons = { info: Info, error: CircleAlert, warning: TriangleAlert, done: CircleCheck, pending: Clock }

export interface ToastProps {
  type: ToastType
  title: string
  description?: ReactNode
  closeLabel: string
  isLeaving?: boolean
  onClose: () => void
}

/** One passing message. Its type shows as an icon as well as a colour. */
export function Toast({ type, title, description, closeLabel, isLeaving, onClose }: ToastProps) {
  const Icon = icons[type]
  return (
    <li className={styles.toast} data-type={type} data-leaving={isLeaving || undefined}>
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  )
}

/** Where toasts stand; read out politely as they come. */
export function ToastGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} popover="manual" data-passing="" className={styles.group} ref={showOnTop}>
      <ol role="status" aria-live="polite" className={styles.list}>
        {children}
      </ol>
    </section>
  )
}

/** The top layer keeps toasts readable above a modal dialog. */
function showOnTop(element: HTMLElement | null): void {
  if (element && !element.matches(':popover-open')) element.showPopover?.()
}
