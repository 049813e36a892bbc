import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import type { Term } from '../../shared/bonuses/bonus-terms.ts'

/** Names of the studios and games that conditions speak of; an id is its own name until its name has come. */
export function useTermNames(terms: readonly Term[]): (is: 'providers' | 'games', id: string) => string {
  const games = idsOf(terms, 'games')
  const isAboutProviders = idsOf(terms, 'providers').length > 0
  const gameNames = useQuery({
    queryKey: ['bonus', 'term-games', games],
    queryFn:
      games.length === 0
        ? skipToken
        : async ({ signal }) => {
            const query = games.some((id) => UUID.test(id)) ? { gameId: games } : { identity: games }
            const found = await api.call('listGames', { query }, { signal })
            return new Map(found.flatMap(({ id, identity, name }) => [[id, name] as const, [identity, name] as const]))
          },
    staleTime: Infinity,
  })
  const providerNames = useQuery({
    queryKey: ['bonus', 'term-providers'],
    queryFn: isAboutProviders
      ? async ({ signal }) => {
          const found = await api.call('listProviders', {}, { signal })
          return new Map(found.flatMap(({ id, identity, name }) => [[id, name] as const, [identity, name] as const]))
        }
      : skipToken,
    staleTime: Infinity,
  })
  return (is, id) => (is === 'games' ? gameNames : providerNames).data?.get(id) ?? id
}

const UUID = /^[0-9a-f]{8}-/i

function idsOf(terms: readonly Term[], is: 'providers' | 'games'): string[] {
  return terms.flatMap(({ value }) => (value.is === is ? value.ids : []))
}
