import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** One thing to do about it. */
  action?: ReactNode
  picture?: ReactNode
}

/** What happened, what one can do, one action. */
export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  )
}
