import { useId } from 'react'
import styles from './progress.module.css'

export interface ProgressProps {
  /** What advances. */
  label: string
  /** From 0 to `max`; `null` while nobody knows how far it is. */
  value: number | null
  /** The whole; 1 unless said otherwise. */
  max?: number
  /** How far in words (`50.00 of 150.00 EUR`), shown at the end and read instead of a percentage. */
  valueText?: string
  /** Keeps label and value text for screen readers. */
  isTextHidden?: boolean
  /** `bonus` is the colour of bonus money. */
  tone?: 'accent' | 'positive' | 'warning' | 'danger' | 'bonus'
  /** `bar` takes the width it is given; `ring` is a square of `size`. */
  shape?: 'bar' | 'ring'
  /** Bar: 6 or 10 px high. Ring: 48 or 88 px wide. */
  size?: 'medium' | 'large'
}

/** How far something is. Drawn, and told in words. */
export function Progress(props: ProgressProps) {
  const { label, value, max = 1, valueText, isTextHidden, tone, shape = 'bar', size } = props
  const id = useId()
  const at = value === null ? null : Math.min(Math.max(value, 0), max)
  const textClass = isTextHidden ? 'visually-hidden' : styles.text
  return (
    <div
      className={styles.progress}
      data-tone={tone ?? 'accent'}
      data-shape={shape}
      data-size={size ?? 'medium'}
      data-unknown={at === null || undefined}
    >
      <div className={textClass}>
        <span id={id}>{label}</span>
        {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
      </div>
      <progress
        className={shape === 'ring' ? 'visually-hidden' : styles.bar}
        aria-labelledby={id}
        aria-valuetext={valueText}
        value={at ?? undefined}
        max={max}
      />
      {shape === 'ring' && <Ring part={at === null || max <= 0 ? 0.25 : at / max} />}
    </div>
  )
}

function Ring({ part }: { part: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 44 44" aria-hidden="true">
      <circle className={styles.track} cx="22" cy="22" r="19" pathLength={100} />
      {part > 0 && (
        <circle className={styles.arc} cx="22" cy="22" r="19" pathLength={100} strokeDasharray={`${part * 100} 200`} />
      )}
    </svg>
  )
}
