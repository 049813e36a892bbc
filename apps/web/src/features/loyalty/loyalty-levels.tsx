import type { PointTerms } from '@baize/contract'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import { useRewardWords } from '../../shared/loyalty/use-reward-words.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { type LevelData, type LevelState, stateOf } from './level-data.ts'
import styles from './loyalty-levels.module.css'

const ICONS: Readonly<Record<LevelState, string>> = {
  completed: 'rewards.completedIcon',
  active: 'rewards.activeIcon',
  locked: 'rewards.lockedIcon',
}

interface LoyaltyLevelsProps {
  levels: readonly LevelData[]
  /** What play counts for. */
  terms: PointTerms
  /** Where the player stands; guests stand on the first. */
  current?: number
}

/** Every level: what it asks for, what comes with it, and where one stands. */
export function LoyaltyLevels({ levels, terms, current }: LoyaltyLevelsProps) {
  const text = useText('pages.loyalty')
  const format = useFormat()
  if (levels.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="levels-title">
      <div className={styles.head}>
        <h2 id="levels-title" className={styles.title}>
          {text('rewards.title')}
        </h2>
        {terms.stake !== null && (
          <p className={styles.rate}>
            {text('rewards.pointFor', { amount: format.amount(terms.stake, terms.currency) })}
          </p>
        )}
        <p className={styles.description}>{text('rewards.description')}</p>
      </div>
      <ol className={styles.levels}>
        {levels.map((level) => (
          <Level key={level.order} level={level} state={stateOf(level.order, current)} />
        ))}
      </ol>
    </section>
  )
}

function Level({ level, state }: { level: LevelData; state: LevelState }) {
  const text = useText('pages.loyalty')
  const loyalty = useText('globalComponents.loyalty')
  const format = useFormat()
  const place = level.order - 1
  const { locale } = usePage()
  const wordsOf = useRewardWords()
  return (
    <li className={styles.level} data-state={state} aria-current={state === 'active' ? 'step' : undefined}>
      <img
        className={styles.badge}
        src={loyalty(`levelsImages.${place}.imageUrl`) || text(ICONS[state])}
        width="160"
        height="160"
        alt=""
        loading="lazy"
      />
      <h3 className={styles.name}>{nameIn(level, locale)}</h3>
      <p className={styles.points}>
        {format.count(level.points)} {text('rewards.statusPointsLabel')}
      </p>
      <ul className={styles.rewards}>
        {level.rewards.map((reward) => (
          <li key={wordsOf(reward)}>{wordsOf(reward)}</li>
        ))}
        <li className={styles.picture}>{text('rewards.picture')}</li>
      </ul>
      <p className={styles.state}>
        <img src={text(ICONS[state])} width="24" height="24" alt="" />
        {text(`rewards.states.${state}`)}
      </p>
    </li>
  )
}
