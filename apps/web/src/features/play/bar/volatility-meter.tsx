import styles from './game-info.module.css'

const STEPS = ['low', 'medium-low', 'medium', 'medium-high', 'high', 'very-high']

/** How uneven wins are, in bars beside the word that says it. Nothing for a word that is not on the scale. */
export function VolatilityMeter({ volatility }: { volatility: string }) {
  const step = STEPS.indexOf(volatility)
  if (step < 0) return null
  return (
    <span className={styles.meter} aria-hidden="true">
      {STEPS.map((name, index) => (
        <span key={name} data-lit={index <= step || undefined} />
      ))}
    </span>
  )
}
