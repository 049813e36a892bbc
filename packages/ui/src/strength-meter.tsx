import styles from './strength-meter.module.css'

export type Strength = 'empty' | 'weak' | 'good' | 'strong'

export interface StrengthMeterProps {
  /** How far the scale is filled; `empty` draws an empty one. */
  value: Strength
  /** What is to be said of the password; `null` says nothing. Spoken when it changes. */
  advice: string | null
}

/** Three steps and a sentence. The sentence is announced politely, so the colours are never the only sign. */
export function StrengthMeter({ value, advice }: StrengthMeterProps) {
  return (
    <span className={styles.meter}>
      <span className={styles.scale} data-strength={value}>
        <i />
        <i />
        <i />
      </span>
      <span role="status">{advice}</span>
    </span>
  )
}
