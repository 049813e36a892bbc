import { TournamentState } from '@baize/contract/kinds'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useActiveAccount } from '../../../shared/player/queries.ts'
import { PlayerScope } from '../../../shared/query/player-scope.tsx'
import { realtimeFeeds } from '../../../shared/realtime/feeds.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { putLive, refreshTournaments, tournamentQuery } from '../queries.ts'
import { TakePart } from './take-part.tsx'
import type { TournamentProps } from './tournament-props.ts'
import { TournamentView } from './tournament-view.tsx'

/** A tournament as it goes on, with what whoever looks can do about it. */
export function TournamentLive(props: TournamentProps) {
  return (
    <PlayerScope>
      <Live {...props} />
    </PlayerScope>
  )
}

function Live(props: TournamentProps) {
  const { playerId } = useSession()
  const currency = useActiveAccount()?.currency
  const { id } = props.tournament
  const query = useQuery(tournamentQuery(id, playerId))
  const tournament = query.data ?? props.tournament
  useLivePlaces(id, playerId, tournament.state < TournamentState.finished)
  return (
    <TournamentView
      {...props}
      tournament={tournament}
      playerId={playerId}
      {...(currency && { currency })}
      action={<TakePart tournament={tournament} isLoading={query.isPending} gameCount={props.gameCount} />}
    />
  )
}

/** Keeps the leaderboard and the player's own place in step while the tournament goes on. */
function useLivePlaces(tournamentId: string, playerId: string | null, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    return realtimeFeeds.follow((client, channel) => {
      const onSubscribed = () => void refreshTournaments()
      const stops = [
        client.subscribe(
          channel('tournamentLeaderboard', { tournamentId }),
          ({ leaderboard }) => putLive(tournamentId, playerId, { leaderboard }),
          { onSubscribed },
        ),
      ]
      if (playerId)
        stops.push(
          client.subscribe(channel('tournamentPlayerEntry', { tournamentId, playerId }), ({ entry }) =>
            putLive(tournamentId, playerId, { playerEntry: { points: entry.points, place: entry.place } }),
          ),
        )
      return () => stops.forEach((stop) => stop())
    })
  }, [tournamentId, playerId, isOpen])
}
