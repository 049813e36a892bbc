import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** What happened or what is not here, in a few words. */
  title: string
  /** Why, and what one can do, in a sentence or two. */
  children?: ReactNode
  /** One thing to do about it. */
  action?: ReactNode
  /** Decoration, about 40 px high. */
  picture?: ReactNode
  /** `compact` for a place inside a card or a list. */
  size?: 'page' | 'compact'
  /** Says the words when they take the place of something that was loading or failed. */
  isAnnounced?: boolean
}

/** What happened, what one can do, one action. */
export function EmptyState({ title, children, action, picture, size = 'page', isAnnounced }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-size={size} role={isAnnounced ? 'status' : undefined}>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
