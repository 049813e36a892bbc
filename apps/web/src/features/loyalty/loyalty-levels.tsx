import type { MarkedText } from '../../shared/content/marked-text.ts'
import { MarkedLine } from '../../shared/content/marked.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { type LevelData, type LevelState, stateOf } from './level-data.ts'
import styles from './loyalty-levels.module.css'

interface LevelRewards {
  rewards: readonly { label: string; value: string }[]
}

const ICONS: Readonly<Record<LevelState, string>> = {
  completed: 'rewards.completedIcon',
  active: 'rewards.activeIcon',
  locked: 'rewards.lockedIcon',
}

/** Every level: what it asks for, what comes with it, and where one stands. */
export function LoyaltyLevels({ levels, current }: { levels: readonly LevelData[]; current?: number }) {
  const text = useText('pages.loyalty')
  if (levels.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="levels-title">
      <div className={styles.head}>
        <h2 id="levels-title" className={styles.title}>
          {text('rewards.title')}
        </h2>
        <p className={styles.description}>{text('rewards.description')}</p>
      </div>
      <ol className={styles.levels}>
        {levels.map((level) => (
          <Level key={level.order} level={level} state={stateOf(level.order, current)} />
        ))}
      </ol>
      <BenefitTable levels={levels} />
    </section>
  )
}

function Level({ level, state }: { level: LevelData; state: LevelState }) {
  const text = useText('pages.loyalty')
  const loyalty = useText('globalComponents.loyalty')
  const format = useFormat()
  const place = level.order - 1
  const { rewards = [] } = text.at<LevelRewards>(`rewards.levelsRewards.${place}`) ?? {}
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
      <h3 className={styles.name}>{level.name}</h3>
      <p className={styles.points}>
        {format.count(level.points)} {text('rewards.statusPointsLabel')}
      </p>
      <dl className={styles.rewards}>
        {rewards.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.state}>
        <img src={text(ICONS[state])} width="24" height="24" alt="" />
        {text(`rewards.states.${state}`)}
      </p>
    </li>
  )
}

function BenefitTable({ levels }: { levels: readonly LevelData[] }) {
  const text = useText('pages.loyalty')
  const benefits = text.at<{ label: MarkedText; levels: readonly string[] }[]>('rewards.benefits') ?? []
  if (benefits.length === 0) return null
  return (
    // The table may be wider than the screen, so the keyboard must reach what scrolls.
    <div className={styles.scroller} role="group" aria-labelledby="levels-title" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {levels.map(({ order, name }) => (
              <th key={order} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {benefits.map(({ label, levels: values }, row) => (
            <tr key={row}>
              <th scope="row">
                <MarkedLine text={label} />
              </th>
              {levels.map(({ order }) => (
                <td key={order}>{values[order - 1] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
