import type { Account, Game, Profile } from '@baize/contract'
import { AccountStatus, Platform } from '@baize/contract/kinds'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queryClient } from '../query/query-client.ts'
import { useSession } from '../session/use-session.ts'

export const profileQuery = () =>
  queryOptions({
    queryKey: ['player', 'profile'],
    queryFn: ({ signal }): Promise<Profile> => api.call('getProfile', {}, { signal }),
    staleTime: Infinity,
  })

export const accountsQuery = () =>
  queryOptions({
    queryKey: ['wallet', 'accounts'],
    queryFn: ({ signal }): Promise<Account[]> => api.call('listAccounts', {}, { signal }),
    staleTime: Infinity,
  })

export const favoritesQuery = () =>
  queryOptions({
    queryKey: ['game', 'favorites'],
    queryFn: ({ signal }): Promise<Game[]> => api.call('listFavoriteGames', {}, { signal }),
    staleTime: Infinity,
  })

/** Games played for real money, the latest first. */
export const playedQuery = (country: string | null) =>
  queryOptions({
    queryKey: ['game', 'played'],
    queryFn: ({ signal }): Promise<Game[]> =>
      api.call(
        'listPlayedGames',
        { query: { perPage: 18, platform: Platform.desktop, countryCode: country ?? 'UA' } },
        { signal },
      ),
    staleTime: 0,
  })

export function useProfile(): Profile | undefined {
  return useQuery({ ...profileQuery(), enabled: useSession().isPlayer }).data
}

export function useAccounts(): Account[] | undefined {
  return useQuery({ ...accountsQuery(), enabled: useSession().isPlayer }).data
}

/** The account that deposits, bets and the header speak of. */
export function useActiveAccount(): Account | undefined {
  return useAccounts()?.find(isActive)
}

export function isActive(account: Account): boolean {
  return account.status === AccountStatus.active
}

export function useSwitchAccount() {
  return useMutation({
    mutationFn: (id: string) => api.call('switchAccount', { params: { id } }),
    onSuccess: (accounts) => queryClient.setQueryData(accountsQuery().queryKey, accounts),
  })
}

/** A pushed account replaces its cached copy, so that every open view agrees on the balance. */
export function putAccount(account: Account): void {
  queryClient.setQueryData(accountsQuery().queryKey, (accounts) => {
    if (!accounts) return accounts
    const others = accounts.filter(({ id }) => id !== account.id)
    if (others.length === accounts.length) return [...accounts, account]
    return accounts.map((known) => (known.id === account.id ? account : demoted(known, account)))
  })
}

/** Only one account is active: when another becomes it, the former one is not. */
function demoted(known: Account, pushed: Account): Account {
  return isActive(pushed) && isActive(known) ? { ...known, status: AccountStatus.inactive } : known
}
