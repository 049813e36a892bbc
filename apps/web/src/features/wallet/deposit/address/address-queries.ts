import type { Account, DepositReply, Invoice, PaymentMethod } from '@baize/contract'
import { InvoiceType, PlayerStatus } from '@baize/contract/kinds'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../shared/api.ts'
import { toMinorUnits, writeAmount } from '../../payment/amount.ts'
import { returnUrls } from '../return-urls.ts'

/** What an address is asked for; another wish is another address. */
export interface AddressWish {
  network: string | null
  bonusId?: string
  isBonusDecline: boolean
}

export interface AddressSource {
  method: PaymentMethod
  account: Account
  country: string | undefined
  subunitToUnit: number
  /** Whether the player may deposit is judged before any call. */
  status: PlayerStatus | undefined
}

/** A limited player asked for an address. */
export class LimitedPlayer extends Error {}

/**
 * The address for a wish. The house gives the same one again until somebody paid to it, so asking twice is harmless; it
 * is asked anew with each opening of the wallet.
 */
export const addressQuery = ({ method, account, country, subunitToUnit, status }: AddressSource, wish: AddressWish) =>
  queryOptions({
    queryKey: ['payment', 'address', account.id, method.method, country, wish],
    queryFn: async ({ signal }): Promise<DepositReply> => {
      if (status === PlayerStatus.limited) throw new LimitedPlayer()
      const { network, ...bonus } = wish
      const body = {
        method: method.method,
        currency: account.currency,
        country,
        accountId: account.id,
        amount: toMinorUnits(writeAmount(method.amountMin, 8), subunitToUnit),
        fields: { crypto_network: network },
        ...bonus,
        ...returnUrls(location),
      }
      return api.call('createDeposit', { body }, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })

/** The latest payments of the coin, read anew with every news of an invoice. */
export const comingQuery = (currency: string) =>
  queryOptions({
    queryKey: ['payment', 'invoices', 'coming', currency],
    queryFn: async ({ signal }): Promise<Invoice[]> => {
      const query = { perPage: 5, type: [InvoiceType.deposit], currency: [currency] }
      const latest = await api.call('listInvoices', { query }, { signal })
      return latest.filter(({ publicData }) => publicData?.transactionId)
    },
    staleTime: 0,
  })
