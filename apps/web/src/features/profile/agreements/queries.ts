import type { AgreementVersion } from '@baize/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'

/** Documents the player has yet to agree to. */
export const openAgreementsQuery = () =>
  queryOptions({
    queryKey: ['player', 'agreements'],
    queryFn: ({ signal }): Promise<AgreementVersion[]> => api.call('listOpenAgreements', {}, { signal }),
  })
