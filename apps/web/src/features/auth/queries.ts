import type { FieldDef } from '@baize/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'

/** The registration form as the server wants it filled, in its order. */
export const registrationFieldsQuery = () =>
  queryOptions({
    queryKey: ['player', 'fields', 'registration'],
    queryFn: ({ signal }): Promise<FieldDef[]> =>
      api.call('listFieldValidations', { query: { scenario: 'registration' } }, { signal }),
    staleTime: Infinity,
    // Asked for ahead of a press that may come late.
    gcTime: Infinity,
  })
