import type { BonusCost } from '@baize/contract'
import { useId } from 'react'
import { useText } from '../../page/page-context.tsx'
import styles from './bonus-cost.module.css'
import { hundredOf } from './hundred.ts'

const ENDS = ['more', 'some', 'nothing'] as const
const [COLUMNS, ROWS] = [20, 5]

/** How a hundred players end: a dot for each, and the same in words. */
export function OddsPicture({ odds }: { odds: NonNullable<BonusCost['odds']> }) {
  const text = useText('globalComponents.bonusCost')
  const id = useId()
  const counts = hundredOf(ENDS.map((end) => odds[end]))
  const players = ENDS.flatMap((end, at) => Array.from({ length: counts[at]! }, () => end))
  return (
    <div className={styles.odds}>
      <p id={id} className={styles.heading}>
        {text('oddsTitle')}
      </p>
      <svg className={styles.dots} viewBox={`0 0 ${COLUMNS * 10} ${ROWS * 10}`} aria-hidden="true">
        {players.map((end, at) => (
          <Dot key={at} end={end} x={Math.floor(at / ROWS) * 10 + 5} y={(at % ROWS) * 10 + 5} />
        ))}
      </svg>
      <ul className={styles.legend} aria-labelledby={id}>
        {ENDS.map((end, at) => (
          <li key={end}>
            <svg viewBox="0 0 10 10" width="14" height="14" aria-hidden="true">
              <Dot end={end} x={5} y={5} />
            </svg>
            {text.plural(end, counts[at]!)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Told apart by shape as well as by colour: full, a ring, a point. */
function Dot({ end, x, y }: { end: (typeof ENDS)[number]; x: number; y: number }) {
  return <circle data-end={end} cx={x} cy={y} r={end === 'nothing' ? 2 : end === 'some' ? 3 : 4} />
}
