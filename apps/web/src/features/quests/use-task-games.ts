import { skipToken, useQuery } from '@tanstack/react-query'
import { type GameCardData, toCardData } from '../../shared/games/game-card-data.ts'
import { api } from '../../shared/api.ts'

/** The games of these identities that the house still has; undefined while they are on their way. */
export function useTaskGames(identities: readonly string[]): { games: GameCardData[] | undefined; isFailed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['quest', 'task-games', identities],
    queryFn:
      identities.length === 0
        ? skipToken
        : async ({ signal }) => {
            const found = await api.call('listGames', { query: { identity: [...identities] } }, { signal })
            return found.map(toCardData)
          },
    staleTime: Infinity,
  })
  return { games: data, isFailed: isError }
}
