import type { Wheel, WheelDraw, WheelSeed, WheelSector } from '@baize/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { queryClient } from '../../shared/query/query-client.ts'
import { WHEELS_KEY as KEY } from '../../shared/wheels/queries.ts'

const DRAWS = 10
const SEEDS = 30

/** A wheel as whoever looks sees it, their spins included; null where there is none for them. */
export const wheelQuery = (identity: string, playerId: string | null) =>
  queryOptions({
    queryKey: [...KEY, identity, playerId],
    queryFn: async ({ signal }): Promise<Wheel | null> => {
      const [wheel] = await api.call('listWheels', { query: { identity: [identity] } }, { signal })
      return wheel ?? null
    },
    staleTime: 0,
  })

/** What the player's spins drew last. */
export const drawsQuery = (id: string, playerId: string) =>
  queryOptions({
    queryKey: [...KEY, id, playerId, 'draws'],
    queryFn: ({ signal }): Promise<WheelDraw[]> =>
      api.call('listWheelDraws', { params: { id }, query: { perPage: DRAWS } }, { signal }),
    staleTime: 0,
  })

/** The seeds of a wheel, the newest first. */
export const seedsQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, id, 'seeds'],
    queryFn: ({ signal }): Promise<WheelSeed[]> =>
      api.call('listWheelSeeds', { params: { id }, query: { perPage: SEEDS } }, { signal }),
    staleTime: 60_000,
  })

/** Uses a spin. With the same key it may be asked again: it is used once. */
export function spinWheel(wheel: Wheel, requestKey: string): Promise<WheelSector> {
  const query = wheel.commitment ? { commitment: wheel.commitment } : {}
  return api.call('spinWheel', { params: { id: wheel.id }, query }, { requestKey })
}

export function refreshWheels(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY })
}
