import type { InvoiceStatus, WithdrawalState } from '@baize/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'

/** How far an awaited payment has come, and what it waits with. */
export interface AwaitedInvoice {
  status: InvoiceStatus
  /** The code that pays it. */
  qr: string | null
  /** The page of the company on which it goes on. */
  url: string | null
  /** Of a withdrawal. */
  state?: WithdrawalState
}

/**
 * Read once somebody waits, because the news may have come before a page was loaded anew, with every news of an invoice,
 * and when the player comes back from another window. `null` for one that is long past.
 */
export const awaitedInvoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['payment', 'invoices', 'awaited', id],
    queryFn: async ({ signal }): Promise<AwaitedInvoice | null> => {
      const latest = await api.call('listInvoices', { query: { perPage: 10 } }, { signal })
      const invoice = latest.find((candidate) => candidate.id === id)
      if (!invoice) return null
      const { status, publicData, withdrawal } = invoice
      return { status, qr: publicData?.qr ?? null, url: publicData?.url ?? null, state: withdrawal?.state }
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
