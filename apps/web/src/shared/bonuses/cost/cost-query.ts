import type { BonusCost } from '@baize/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** What an offered or held bonus really costs with a deposit of an amount in main units; with the least one unless told. */
export const bonusCostQuery = (id: string, currency: string, amount?: number) =>
  queryOptions({
    queryKey: ['bonus', 'cost', id, currency, amount ?? null],
    queryFn: ({ signal }): Promise<BonusCost> =>
      api.call('getBonusCost', { params: { id }, query: { currency, ...(amount && { amount }) } }, { signal }),
    staleTime: 600_000,
  })
