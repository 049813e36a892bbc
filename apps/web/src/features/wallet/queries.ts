import type { Account, PaymentMethod, TurnoverWager } from '@baize/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { api } from '../../shared/api.ts'
import { readFailure } from '../../shared/failure/failure.ts'
import { isRefused } from '../../shared/failure/is-refused.ts'
import { changeAccounts } from '../../shared/player/queries.ts'
import type { CurrencyChoice } from './currency/currency-list.ts'

/** `country` only where the player chose one that the visit does not come from. */
export const depositMethodsQuery = (currency: string, country?: string) =>
  queryOptions({
    queryKey: ['payment', 'methods', 'deposit', currency, country],
    queryFn: async ({ signal }): Promise<PaymentMethod[]> =>
      (await api.call('listDepositMethods', { query: { currency, country } }, { signal })).filter(isCarriedOut),
  })

export const withdrawalMethodsQuery = (currency: string, country?: string) =>
  queryOptions({
    queryKey: ['payment', 'methods', 'withdrawal', currency, country],
    queryFn: ({ signal }): Promise<PaymentMethod[]> =>
      api.call('listWithdrawalMethods', { query: { currency, country } }, { signal }),
  })

/** How much must still be staked before money may leave the account; every stake changes it. */
export const turnoverQuery = (currency: string) =>
  queryOptions({
    queryKey: ['risk', 'turnover', currency],
    queryFn: ({ signal }): Promise<TurnoverWager> => api.call('getTurnoverWager', { query: { currency } }, { signal }),
    staleTime: 0,
  })

/** The wallet shows the methods it can see through to their end. */
function isCarriedOut({ type, processingType }: PaymentMethod): boolean {
  return type === 'address' || processingType !== 'other'
}

/** Whether a limit the player set stops deposits. */
export function areDepositsStopped(error: unknown): boolean {
  return isRefused(error, 'deposits_stopped')
}

/** Makes a currency the active one; an account in it is opened first where there is none. */
export function useChooseCurrency() {
  return useMutation({
    mutationFn: async ({ currency, account }: CurrencyChoice): Promise<Account[]> => {
      const id = account?.id ?? (await openAccount(currency))
      return changeAccounts(() => api.call('switchAccount', { params: { id } }))
    },
    onError: report,
  })
}

/** Takes an empty account out of sight; adding its currency brings it back. */
export function useHideAccount() {
  return useMutation({
    mutationFn: (id: string) => changeAccounts(() => api.call('hideAccount', { params: { id } })),
    onError: report,
  })
}

function report(error: unknown): void {
  const effect = readFailure(error)
  if (effect.kind !== 'none') showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
}

async function openAccount(currency: string): Promise<string> {
  const accounts = await changeAccounts(() => api.call('createAccount', { body: { currency } }))
  return accounts.find((account) => account.currency === currency)!.id
}
