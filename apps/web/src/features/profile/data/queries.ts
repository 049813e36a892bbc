import type { DataExport, ReplyOf, Operations } from '@baize/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'

/** How often to look whether the file is there: it takes seconds, and there is no hurry. */
const LOOK_MS = 2000

/** The latest file; looked for again while it is being made. */
export const exportQuery = () =>
  queryOptions({
    queryKey: ['player', 'export'],
    queryFn: ({ signal }): Promise<DataExport | null> => api.call('getExport', {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.readyAt === null ? LOOK_MS : false),
  })

export const closingTermsQuery = () =>
  queryOptions({
    queryKey: ['player', 'closing'],
    queryFn: ({ signal }): Promise<ReplyOf<Operations['getClosingTerms']>> =>
      api.call('getClosingTerms', {}, { signal }),
    staleTime: 0,
  })
