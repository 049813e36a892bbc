import type { Passkey, SecondFactor } from '@baize/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'

/** Whether a sign-in asks for a second proof. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['player', 'second-factor'],
    queryFn: ({ signal }): Promise<SecondFactor> => api.call('getSecondFactor', {}, { signal }),
    staleTime: 0,
  })

/** The player's passkeys. */
export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['player', 'passkeys'],
    queryFn: ({ signal }): Promise<Passkey[]> => api.call('listPasskeys', {}, { signal }),
    staleTime: 0,
  })
