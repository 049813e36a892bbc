import type { Limit } from '@baize/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

/** Periods end and changes come due while the page is open. */
const LOOK_AGAIN_MS = 60_000

/** The player's limits and breaks; the page of limits and the wallet show them. */
export const limitsQuery = () =>
  queryOptions({
    queryKey: ['player', 'limits'],
    queryFn: ({ signal }): Promise<Limit[]> => api.call('listLimits', {}, { signal }),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  })
