import styles from './strength-meter.module.css'

export type Strength = 'empty' | 'weak' | 'good' | 'strong'

export interface StrengthMeterProps {
  /** How strong the password is; `empty` draws an empty scale and says nothing. */
  value: Strength
  /** The word for each strength, shown beside the scale and spoken when it changes. */
  labels: Readonly<Record<Exclude<Strength, 'empty'>, string>>
}

/** Three steps and a word. The word is announced politely, so the colours are never the only sign. */
export function StrengthMeter({ value, labels }: StrengthMeterProps) {
  return (
    <span className={styles.meter} data-strength={value}>
      <i />
      <i />
      <i />
      <span className={styles.word} role="status">
        {value === 'empty' ? '' : labels[value]}
      </span>
    </span>
  )
}
