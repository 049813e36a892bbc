import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'danger' | 'info' | 'bonus' | 'demo'

export interface BadgeProps {
  /** The words carry the meaning; the colour only helps to find it. */
  children: ReactNode
  /** `neutral` unless said otherwise; `bonus` and `demo` are kinds of money. */
  tone?: BadgeTone
  /** `soft` is tinted, `solid` is filled and for one badge among many, `outline` stands on pictures and tints. */
  variant?: 'soft' | 'solid' | 'outline'
  /** 24 or 20 px high. */
  size?: 'medium' | 'small'
  /** A decorative icon before the words. */
  icon?: ReactNode
}

/** A short state or label of a thing: two or three words that never wrap. */
export function Badge({ children, tone, variant, size, icon }: BadgeProps) {
  return (
    <span
      className={styles.badge}
      data-tone={tone ?? 'neutral'}
      data-variant={variant ?? 'soft'}
      data-size={size ?? 'medium'}
    >
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </span>
  )
}

export interface CountBadgeProps {
  /** How many; nothing is shown for 0 or less. */
  count: number
  /** Above this the badge shows it with a plus. */
  countMax?: number
  /** What is counted, for those who do not see it: `3 unread messages`. Absent when the control already says it. */
  label?: string
  /** `danger` for what waits and matters, `neutral` for what is merely counted. */
  tone?: 'accent' | 'danger' | 'neutral'
  /** Formats the figure in the reader's digits. */
  format?: (count: number) => string
}

/** A small count on a control. */
export function CountBadge({ count, countMax = 99, label, tone, format = String }: CountBadgeProps) {
  if (count <= 0) return null
  const figure = count > countMax ? `${format(countMax)}+` : format(count)
  return (
    <span className={styles.count} data-tone={tone ?? 'accent'}>
      <span aria-hidden="true">{figure}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
