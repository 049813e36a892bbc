import type { TournamentPrize } from '@baize/contract'
import { useEffect, useEffectEvent } from 'react'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { queryClient } from '../../shared/query/query-client.ts'
import { realtimeFeeds } from '../../shared/realtime/feeds.ts'
import { useSession } from '../../shared/session/use-session.ts'

interface Completed {
  tournament: { title: string; names?: Readonly<Record<string, string>> | undefined; prizes: TournamentPrize[] }
}

/** Tells the player on any page that they won in a tournament, and has an open one show how it ended. */
export function useTournamentFeed(): void {
  const { playerId } = useSession()
  const { locale } = usePage()
  const format = useFormat()
  const tell = useEffectEvent(({ tournament }: Completed) => {
    void queryClient.invalidateQueries({ queryKey: ['retention', 'tournaments'] })
    const own = tournament.prizes.find(({ entry }) => entry?.playerId === playerId)
    if (!own) return
    showAlert('tournament.completed', {
      place: format.count(own.place),
      tournament: nameIn({ name: tournament.title, names: tournament.names }, locale),
      prize: nameIn({ name: own.title, names: own.names }, locale),
    })
  })
  useEffect(() => {
    if (!playerId) return
    return realtimeFeeds.follow((client, channel) => client.subscribe(channel('tournaments', {}), tell))
  }, [playerId])
}
