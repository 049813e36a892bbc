import type { InvoiceStatus as Status, PaymentMethod, WithdrawalState } from '@baize/contract'
import { InvoiceStatus } from '@baize/contract/kinds'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'

/** How far an awaited payment has come, and what it waits with. */
export interface AwaitedInvoice {
  status: Status
  /** Why it has its status. */
  reason: string
  amount: number
  currency: string
  /** The name of the way it is paid. */
  method: string
  /** The code that pays it. */
  qr: string | null
  /** The page of the company on which it goes on. */
  url: string | null
  /** Of a withdrawal. */
  state?: WithdrawalState
}

/** Among how many of the latest payments one is looked for. */
const LATEST = 50

/**
 * Read once somebody waits, because the news may have come before a page was loaded anew, with every news of an invoice,
 * and when the player comes back from another window. `null` for one that is long past.
 */
export const awaitedInvoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['payment', 'invoices', 'awaited', id],
    queryFn: async ({ signal }): Promise<AwaitedInvoice | null> => {
      const latest = await api.call('listInvoices', { query: { perPage: LATEST } }, { signal })
      const invoice = latest.find((candidate) => candidate.id === id)
      if (!invoice) return null
      const { status, statusResult: reason, amount, currency, paymentMethod, publicData, withdrawal } = invoice
      return {
        status,
        reason,
        amount,
        currency,
        method: paymentMethod,
        qr: publicData?.qr ?? null,
        url: publicData?.url ?? null,
        state: withdrawal?.state,
      }
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

interface Ordered extends Pick<AwaitedInvoice, 'amount' | 'currency' | 'qr' | 'url' | 'state'> {
  method: PaymentMethod
}

/** One that was just ordered, before history was asked for it. */
export function waitingInvoice({ method, ...step }: Ordered): AwaitedInvoice {
  return { status: InvoiceStatus.pending, reason: 'opened', method: method.names.en ?? '', ...step }
}
