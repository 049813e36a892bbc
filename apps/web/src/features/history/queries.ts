import type {
  Bet,
  Invoice,
  InvoiceStatus,
  InvoiceType,
  PageMeta,
  PlayerBonus,
  PlayerFreespin,
  Session,
  Spin,
} from '@baize/contract'
import { decodeAccessToken } from '@baize/client'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { api } from '../../shared/api.ts'
import { readFailure } from '../../shared/failure/failure.ts'
import { queryClient } from '../../shared/query/query-client.ts'
import { session } from '../../shared/session/session.ts'
import type { TransactionFilter } from './history-search.ts'
import { endOfDay, startOfDay } from './period.ts'

const PER_PAGE = 10

/** A page of a list with how many there are. */
export interface Page<Row> {
  data: Row[]
  meta: PageMeta
}

// A page stays on screen until the next one is there; what was read before is always read again.
const paging = { placeholderData: keepPreviousData, staleTime: 0 } as const

export const invoicesQuery = (page: number, filter: TransactionFilter) =>
  queryOptions({
    queryKey: ['payment', 'invoices', page, filter],
    queryFn: ({ signal }): Promise<Page<Invoice>> => {
      const { dateFrom, dateTo, type, currency, status } = filter
      const query = {
        page,
        perPage: PER_PAGE,
        dateFrom: dateFrom ? startOfDay(dateFrom) : undefined,
        dateTo: dateTo ? endOfDay(dateTo) : undefined,
        type: type ? [Number(type) as InvoiceType] : undefined,
        currency: currency ? [currency] : undefined,
        status: status ? [Number(status) as InvoiceStatus] : undefined,
      }
      return api.callWithMeta('listInvoices', { query }, { signal })
    },
    ...paging,
  })

/** Takes a withdrawal back, as long as nobody was told to pay. */
export function useCancelWithdrawal() {
  return useMutation({
    mutationFn: (id: string) => api.call('declineInvoice', { params: { id } }),
    onSuccess: () => showAlert('wallet.userCanceledWithdrawal'),
    onError: (error) => {
      const effect = readFailure(error)
      if (effect.kind !== 'none') showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
    },
    // Whatever came of it, the list may show another state than the truth.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['payment', 'invoices'] }),
  })
}

export const spinsQuery = (page: number) =>
  queryOptions({
    queryKey: ['game', 'spins', page],
    queryFn: ({ signal }): Promise<Page<Spin>> =>
      api.callWithMeta('listSpins', { query: { page, perPage: PER_PAGE } }, { signal }),
    ...paging,
  })

/** Sports bets, settled or open. */
export const betsQuery = (page: number, isSettled: boolean) =>
  queryOptions({
    queryKey: ['game', 'bets', isSettled, page],
    queryFn: ({ signal }): Promise<Page<Bet>> =>
      api.callWithMeta('listBets', { query: { page, perPage: PER_PAGE, isSettled } }, { signal }),
    ...paging,
  })

/** A page of the bets as they are read for a file. */
export const readBets = (page: number, isSettled: boolean): Promise<Page<Bet>> =>
  api.callWithMeta('listBets', { query: { page, perPage: 100, isSettled } })

/** Bonuses of every currency and however they ended. Events of bonuses read it anew with everything about them. */
export const bonusesQuery = (page: number) =>
  queryOptions({
    queryKey: ['bonus', 'history', page],
    queryFn: ({ signal }): Promise<Page<PlayerBonus>> =>
      api.callWithMeta('listPlayerBonuses', { query: { page, perPage: PER_PAGE, sortOrder: 'desc' } }, { signal }),
    ...paging,
  })

/** Free spins of every currency and however they ended. */
export const heldSpinsPageQuery = (page: number) =>
  queryOptions({
    queryKey: ['bonus', 'history', 'spins', page],
    queryFn: ({ signal }): Promise<Page<PlayerFreespin>> =>
      api.callWithMeta('listPlayerFreespins', { query: { page, perPage: PER_PAGE, sortOrder: 'desc' } }, { signal }),
    ...paging,
  })

/** With `isOpen` only the sessions that are open. */
export const sessionsQuery = (page: number, isOpen?: true) =>
  queryOptions({
    queryKey: ['player', 'sessions', page, isOpen],
    queryFn: ({ signal }): Promise<Page<Session>> =>
      api.callWithMeta('listSessions', { query: { page, perPage: PER_PAGE, isOpen } }, { signal }),
    ...paging,
  })

/** Signs another device out. */
export function useCloseSession() {
  return useMutation({
    mutationFn: (id: string) => api.call('closeSession', { params: { id } }),
    onSuccess: () => {
      showAlert('profile.sessionClosed')
      return queryClient.invalidateQueries({ queryKey: ['player', 'sessions'] })
    },
    onError: (error) => {
      const effect = readFailure(error)
      if (effect.kind !== 'none') showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
    },
  })
}

/** The id of the session this browser is in. */
export function currentSessionId(): string | null {
  const token = session.tokens.peek()
  return token ? decodeAccessToken(token).sessionId : null
}
