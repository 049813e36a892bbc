import type { Constants, Country, FieldDef } from '@baize/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'

/** The registration form as the server wants it filled, in its order. */
export const registrationFieldsQuery = () =>
  queryOptions({
    queryKey: ['player', 'fields', 'registration'],
    queryFn: ({ signal }): Promise<FieldDef[]> =>
      api.call('listFieldValidations', { query: { scenario: 'registration' } }, { signal }),
    staleTime: Infinity,
  })

export const countriesQuery = () =>
  queryOptions({
    queryKey: ['settings', 'countries'],
    queryFn: ({ signal }): Promise<Country[]> => api.call('listCountries', {}, { signal }),
    staleTime: Infinity,
  })

/** The switches of the house: which ways in are open. */
export const constantsQuery = () =>
  queryOptions({
    queryKey: ['settings', 'constants'],
    queryFn: ({ signal }): Promise<Constants> => api.call('getConstants', {}, { signal }),
    staleTime: Infinity,
  })
