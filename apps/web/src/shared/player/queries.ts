import type { Account, Game, Profile } from '@baize/contract'
import { AccountStatus, Platform } from '@baize/contract/kinds'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queryClient } from '../query/query-client.ts'
import { useSession } from '../session/use-session.ts'
import { AccountBook } from './account-book.ts'
import { noteAccount, useShownAccounts } from './held-balance.ts'

const book = new AccountBook()

export const profileQuery = () =>
  queryOptions({
    queryKey: ['player', 'profile'],
    queryFn: ({ signal }): Promise<Profile> => api.call('getProfile', {}, { signal }),
    staleTime: Infinity,
  })

/** What the player handed in for verification; its feature asks for it, and whoever hears of a change lets go of it. */
export const documentsQueryKey = ['player', 'documents'] as const

/** Whom the player brought; likewise. */
export const referralsQueryKey = ['player', 'referrals'] as const

/** How the check of the player's identity stands; likewise. */
export const identityQueryKey = ['player', 'identity-check'] as const

export const accountsQuery = () =>
  queryOptions({
    queryKey: ['wallet', 'accounts'],
    queryFn: ({ signal }): Promise<Account[]> => askAccounts(() => api.call('listAccounts', {}, { signal })),
    staleTime: Infinity,
  })

export const favoritesQuery = () =>
  queryOptions({
    queryKey: ['game', 'favorites'],
    queryFn: ({ signal }): Promise<Game[]> => api.call('listFavoriteGames', {}, { signal }),
    staleTime: Infinity,
  })

/** An answer to what the page asked at once is new enough for the part that shows it, whose script comes later. */
export const OPENING_MS = 5000

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
    staleTime: OPENING_MS,
  })

export function useProfile(): Profile | undefined {
  return useQuery({ ...profileQuery(), enabled: useSession().isPlayer }).data
}

/** The accounts as this tab shows them: while a round runs here, without what it has brought so far. */
export function useAccounts(): Account[] | undefined {
  return useShownAccounts(useQuery({ ...accountsQuery(), enabled: useSession().isPlayer }).data)
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
    mutationFn: (id: string) => changeAccounts(() => api.call('switchAccount', { params: { id } })),
  })
}

/** A call that answers with the accounts as they are then; what was pushed meanwhile stays where it is newer. */
async function askAccounts(call: () => Promise<Account[]>): Promise<Account[]> {
  const question = book.ask()
  const answer = await call()
  answer.forEach(noteAccount)
  return book.answered(question, queryClient.getQueryData(accountsQuery().queryKey), answer)
}

/** The same for a call that changes them: every open view shows the answer. */
export async function changeAccounts(call: () => Promise<Account[]>): Promise<Account[]> {
  const accounts = await askAccounts(call)
  queryClient.setQueryData(accountsQuery().queryKey, accounts)
  return accounts
}

/** Something that was told about the accounts may have been missed. */
export function readAccountsAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: accountsQuery().queryKey })
}

/** A pushed account takes the place of an older copy, so that every open view agrees on the balance. */
export function putAccount(account: Account): void {
  noteAccount(account)
  queryClient.setQueryData(accountsQuery().queryKey, (accounts) => book.pushed(accounts, account))
}
