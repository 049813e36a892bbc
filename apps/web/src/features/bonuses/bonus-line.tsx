import { Icon } from '../../shared/icons/icon.tsx'
import type { HeldBonus } from '../../shared/bonuses/bonus-kind.ts'
import { useBonusWords } from './use-bonus-words.ts'
import { WagerProgress } from './wager-progress.tsx'
import styles from './bonus-line.module.css'

interface BonusLineProps {
  bonus: HeldBonus
  /** What advances, where the content has its own word for it. */
  progressLabel?: string
}

/** Which bonus a question is about. */
export function BonusLine({ bonus, progressLabel }: BonusLineProps) {
  const words = useBonusWords(bonus)
  return (
    <div className={styles.line}>
      <p className={styles.head}>
        <span className={styles.icon}>
          <Icon name={words.icon} size={20} />
        </span>
        <span className={styles.name}>
          {words.name}
          <span className={styles.kind}>{words.label}</span>
        </span>
        <bdi className={styles.worth}>{words.worth}</bdi>
      </p>
      <WagerProgress bonus={bonus} label={progressLabel} />
    </div>
  )
}
