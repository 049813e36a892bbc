import { useId } from 'react'
import styles from './gradient-fill.module.css'

/**
 * Fills its positioned parent with a run of two colours. The policy forbids style attributes, and colours of the
 * content tree cannot be classes: an image of vectors may carry them as attributes.
 */
export function GradientFill({ from, to, isVertical }: { from: string; to: string; isVertical?: boolean }) {
  const id = useId()
  return (
    <svg className={styles.fill} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={id} {...(isVertical && { x2: '0', y2: '1' })}>
        <stop stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <rect width="1" height="1" fill={`url(#${id})`} />
    </svg>
  )
}
