import type { LeaderboardRow, Tournament } from '@baize/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { queryClient } from '../../shared/query/query-client.ts'

const KEY = ['retention', 'tournaments'] as const

/** A tournament as whoever looks sees it. */
export const tournamentQuery = (id: string, playerId: string | null) =>
  queryOptions({
    queryKey: [...KEY, id, playerId],
    queryFn: ({ signal }): Promise<Tournament> => api.call('getTournament', { params: { id } }, { signal }),
    staleTime: 0,
  })

export function refreshTournaments(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY })
}

/** Puts what a live channel told in the place of what was read. */
export function putLive(
  id: string,
  playerId: string | null,
  live: { leaderboard: LeaderboardRow[] } | { playerEntry: { points: number; place: number } },
): void {
  queryClient.setQueryData(
    tournamentQuery(id, playerId).queryKey,
    (known: Tournament | undefined) => known && { ...known, ...live },
  )
}

/** Takes part. With the same key it may be asked again. */
export function joinTournament(id: string): Promise<unknown> {
  return api.call('joinTournament', { params: { id } })
}
