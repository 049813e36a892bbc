import type { LeaderboardRow } from '@baize/contract'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { formatPoints } from './format-points.ts'
import styles from './podium.module.css'

const IMAGES = ['firstPlaceImage', 'secondPlaceImage', 'thirdPlaceImage'] as const

/** The first three. */
export function Podium({ rows, playerId }: { rows: readonly LeaderboardRow[]; playerId: string | null }) {
  const text = useText('pages.tournament')
  const { locale } = usePage()
  if (rows.length === 0) return null
  return (
    <ol className={styles.podium}>
      {rows.slice(0, IMAGES.length).map((row, index) => (
        <li
          key={row.playerId}
          className={styles.step}
          data-place={row.place}
          data-own={row.playerId === playerId || undefined}
        >
          <img src={text(`leaderboard.${IMAGES[index]!}`)} width="96" height="96" alt="" />
          <span className={styles.name} dir="auto">
            <span className="visually-hidden">{text('leaderboard.place', { place: row.place })} </span>
            {row.playerId === playerId
              ? text('leaderboard.you')
              : (row.nickname ?? text('leaderboard.defaultNickname'))}
          </span>
          <span className={styles.points}>
            {text.plural('leaderboard.points', row.points, { count: formatPoints(row.points, locale) })}
          </span>
        </li>
      ))}
    </ol>
  )
}
