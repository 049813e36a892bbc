import { Picture } from '@baize/ui/picture'
import { type AnyBonus, kindOf } from '../../shared/bonuses/bonus-kind.ts'
import { useBonusWords } from './use-bonus-words.ts'
import styles from './bonus-head.module.css'

interface BonusHeadProps {
  bonus: AnyBonus
  currency: string
  /** Another drawing than that of its kind. */
  picture?: string
  /** Says which one, where several stand in a dialog. */
  isNamed?: boolean
}

const PICTURES = {
  cash: '/pictures/bonus-cash.svg',
  percentage: '/pictures/bonus-percent.svg',
  freeSpin: '/pictures/bonus-freespin.svg',
  cashback: '/pictures/bonus-cashback.svg',
} as const

/** A bonus at a glance: drawing, worth and kind. */
export function BonusHead({ bonus, currency, picture, isNamed = false }: BonusHeadProps) {
  const words = useBonusWords(bonus, currency)
  return (
    <div className={styles.head}>
      <span className={styles.picture} aria-hidden="true">
        <Picture src={picture || PICTURES[kindOf(bonus)]} alt="" width={72} height={72} fit="contain" isEager />
      </span>
      <div>
        {isNamed && <h3 className={styles.name}>{words.name}</h3>}
        <p className={styles.worth}>
          <bdi>{words.worth || words.label}</bdi>
        </p>
        {words.worth && <p className={styles.kind}>{words.label}</p>}
      </div>
    </div>
  )
}
