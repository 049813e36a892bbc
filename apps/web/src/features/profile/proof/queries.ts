import type { ProofWays } from '@baize/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'

/** How the player may prove who they are. */
export const proofWaysQuery = () =>
  queryOptions({
    queryKey: ['player', 'proof-ways'],
    queryFn: ({ signal }): Promise<ProofWays> => api.call('getProofWays', {}, { signal }),
    staleTime: 0,
  })
