import type { Bet } from '@baize/contract'
import { useEffect } from 'react'
import { queryClient } from '../../../shared/query/query-client.ts'
import { realtimeFeeds } from '../../../shared/realtime/feeds.ts'
import type { Page } from '../queries.ts'

/** Shows what becomes of a bet while it is looked at: its card changes, and lists it moves to or from are read anew. */
export function useBetFeed(playerId: string | null): void {
  useEffect(() => {
    if (!playerId) return
    return realtimeFeeds.follow((client, channel) =>
      client.subscribe(channel('gameBets', { playerId }), (told) => {
        if (told.event !== 'game.bet.updated') return
        queryClient.setQueriesData<Page<Bet>>(
          { queryKey: ['game', 'bets'] },
          (known) => known && shown(known, told.bet),
        )
        void queryClient.invalidateQueries({ queryKey: ['game', 'bets'] })
      }),
    )
  }, [playerId])
}

function shown(known: Page<Bet>, bet: Bet): Page<Bet> {
  return { ...known, data: known.data.map((row) => (row.id === bet.id ? bet : row)) }
}
