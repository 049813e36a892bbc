import type { LeaderboardRow, Tournament, TournamentPrize } from '@baize/contract'
import { TournamentState } from '@baize/contract/kinds'
import { Pagination } from '@baize/ui/pagination'
import { EmptyState } from '@baize/ui/empty-state'
import { useState } from 'react'
import { nameIn } from '../../../shared/bonuses/name-in.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { formatPoints } from './format-points.ts'
import { isOver } from '../is-over.ts'
import { pageCount, pageOf } from './shown-rows.ts'
import styles from './leaderboard.module.css'

interface LeaderboardProps {
  tournament: Tournament
  rows: readonly LeaderboardRow[]
  playerId: string | null
}

/** Places behind the podium, a page at a time, with the player's own where it is on no page that shows. */
export function Leaderboard({ tournament, rows, playerId }: LeaderboardProps) {
  const text = useText('pages.tournament')
  const format = useFormat()
  const [wanted, setPage] = useState(1)
  const { state, prizes = [], playerEntry } = tournament
  if (rows.length === 0) {
    const words = isOver(tournament) ? 'emptyEnd' : 'empty'
    return (
      <EmptyState size="compact" title={text(`leaderboard.${words}.title`)}>
        {text(`leaderboard.${words}.description`)}
      </EmptyState>
    )
  }
  const total = pageCount(rows)
  const page = Math.min(wanted, total)
  const shown = pageOf(rows, page)
  const last = shown.at(-1)?.place ?? 3
  const own =
    playerId && playerEntry && playerEntry.place > last
      ? { playerId, nickname: null, place: playerEntry.place, points: playerEntry.points }
      : null
  const all = own ? [...shown, own] : shown
  return (
    <div className={styles.board}>
      {state === TournamentState.finished && <p className={styles.note}>{text('leaderboard.counting')}</p>}
      {all.length > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">{text('leaderboard.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('leaderboard.table.position')}</th>
              <th scope="col">{text('leaderboard.table.player')}</th>
              <th scope="col">{text('leaderboard.table.points')}</th>
              <th scope="col">
                <span className={styles.prize}>
                  <img src={text('leaderboard.table.prizeIcon')} width="20" height="20" alt="" />
                  {text('leaderboard.table.prize')}
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {all.map((row) => (
              <Row key={row.playerId} row={row} isOwn={row.playerId === playerId} prize={prizes[row.place - 1]} />
            ))}
          </tbody>
        </table>
      )}
      <Pagination
        label={text('leaderboard.pagesLabel')}
        previousLabel={text('leaderboard.previousLabel')}
        nextLabel={text('leaderboard.nextLabel')}
        page={page}
        totalPages={total}
        hrefOf={() => '#tournament-table'}
        onSelect={setPage}
        format={format.count}
      />
    </div>
  )
}

function Row({ row, isOwn, prize }: { row: LeaderboardRow; isOwn: boolean; prize: TournamentPrize | undefined }) {
  const text = useText('pages.tournament')
  const { locale } = usePage()
  const format = useFormat()
  return (
    <tr data-own={isOwn || undefined}>
      <td>{format.count(row.place)}</td>
      <th scope="row" dir="auto">
        {isOwn ? text('leaderboard.you') : (row.nickname ?? text('leaderboard.defaultNickname'))}
      </th>
      <td>{formatPoints(row.points, locale)}</td>
      <td>{prize ? nameIn({ name: prize.title, names: prize.names }, locale) : '–'}</td>
    </tr>
  )
}
