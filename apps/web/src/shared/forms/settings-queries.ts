import type { Constants, Country } from '@baize/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

// What the house is set to is kept as long as the page: dialogs ask for it ahead of a press that may come late.

/** The countries of the house, with prefixes and what is closed. */
export const countriesQuery = () =>
  queryOptions({
    queryKey: ['settings', 'countries'],
    queryFn: ({ signal }): Promise<Country[]> => api.call('listCountries', {}, { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** The switches of the house: which ways in are open. */
export const constantsQuery = () =>
  queryOptions({
    queryKey: ['settings', 'constants'],
    queryFn: ({ signal }): Promise<Constants> => api.call('getConstants', {}, { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  })
