import type { ListedLevel, LoyaltyAccount, PointTerms } from '@baize/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { usePage } from '../page/page-context.tsx'
import { useActiveAccount } from '../player/queries.ts'
import { putPushed } from '../realtime/put-pushed.ts'
import { useSession } from '../session/use-session.ts'

export const loyaltyQuery = () =>
  queryOptions({
    queryKey: ['retention', 'account'],
    queryFn: ({ signal }): Promise<LoyaltyAccount> => api.call('getLoyaltyAccount', {}, { signal }),
    staleTime: Infinity,
  })

/** The levels with what each brings in a currency. */
const levelsQuery = (currency: string) =>
  queryOptions({
    queryKey: ['retention', 'levels', currency],
    queryFn: ({ signal }): Promise<ListedLevel[]> =>
      api.call('listLoyaltyLevels', { query: { currency, sortBy: 'order', sortOrder: 'asc' } }, { signal }),
    staleTime: 300_000,
  })

/** What a stake counts for in a currency. */
const pointTermsQuery = (currency: string) =>
  queryOptions({
    queryKey: ['retention', 'points', currency],
    queryFn: ({ signal }): Promise<PointTerms> => api.call('getPointTerms', { query: { currency } }, { signal }),
    staleTime: 300_000,
  })

/** What a stake counts for in the currency the player uses; undefined until it is known. */
export function useOwnPointTerms(): PointTerms | undefined {
  const { flags } = usePage()
  const currency = useActiveAccount()?.currency
  return useQuery({
    ...pointTermsQuery(currency ?? ''),
    enabled: currency !== undefined && flags.loyaltyEnabled === true,
  }).data
}

/** Where the player stands, kept up by the socket; undefined for guests and while levels are off. */
export function useLoyalty(): LoyaltyAccount | undefined {
  const { flags } = usePage()
  return useQuery({ ...loyaltyQuery(), enabled: useSession().isPlayer && flags.loyaltyEnabled === true }).data
}

/** The levels in the currency the player uses; undefined until they are known. */
export function useOwnLevels(): ListedLevel[] | undefined {
  const { flags } = usePage()
  const currency = useActiveAccount()?.currency
  return useQuery({ ...levelsQuery(currency ?? ''), enabled: currency !== undefined && flags.loyaltyEnabled === true })
    .data
}

/** A pushed account takes the place of its copy, so that every view agrees. */
export function putLoyalty(account: LoyaltyAccount): void {
  putPushed(loyaltyQuery().queryKey, () => account)
}
