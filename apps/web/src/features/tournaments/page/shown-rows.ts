import type { LeaderboardRow, Tournament } from '@baize/contract'
import { TournamentState } from '@baize/contract/kinds'

type Shown = Pick<Tournament, 'state' | 'prizes' | 'leaderboard'>

/** Who stands where: the leaderboard, and once the places are fixed those with prizes. */
export function shownRows({ state, prizes = [], leaderboard = [] }: Shown): LeaderboardRow[] {
  if (state !== TournamentState.closed) return leaderboard
  const won = prizes.flatMap(({ place, entry }) =>
    entry ? [{ playerId: entry.playerId, nickname: entry.nickname, points: entry.points, place }] : [],
  )
  return won.length > 0 ? won : leaderboard
}

/** Places behind the podium, so many on a page. */
export const PAGE_ROWS = 14
const PODIUM = 3

export function pageOf(rows: readonly LeaderboardRow[], page: number): LeaderboardRow[] {
  const from = PODIUM + (page - 1) * PAGE_ROWS
  return rows.slice(from, from + PAGE_ROWS)
}

export function pageCount(rows: readonly LeaderboardRow[]): number {
  return Math.max(1, Math.ceil((rows.length - PODIUM) / PAGE_ROWS))
}
