import type { Wheel } from '@baize/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { OPENING_MS } from '../player/queries.ts'

/** The start of the keys of everything about wheels. */
export const WHEELS_KEY = ['retention', 'wheels'] as const

/** The wheels that whoever looks can turn now or soon, with their own spins. */
export const wheelsQuery = (playerId: string | null) =>
  queryOptions({
    queryKey: [...WHEELS_KEY, 'all', playerId],
    queryFn: ({ signal }): Promise<Wheel[]> => api.call('listWheels', { query: {} }, { signal }),
    staleTime: OPENING_MS,
  })
