import type { InvoiceStatus } from '@baize/contract'
import { InvoiceType } from '@baize/contract/kinds'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'

/** How far an awaited deposit has come, and what it waits with. */
export interface AwaitedInvoice {
  status: InvoiceStatus
  /** The code that pays it. */
  qr: string | null
  /** The page to frame on which it is paid. */
  url: string | null
}

/**
 * Read once somebody waits, because the news may have come before a page was loaded anew, with every news of an invoice,
 * and when the player comes back from another window. `null` for one that is long past.
 */
export const awaitedInvoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['payment', 'invoices', 'awaited', id],
    queryFn: async ({ signal }): Promise<AwaitedInvoice | null> => {
      const latest = await api.call('listInvoices', { query: { type: [InvoiceType.deposit], perPage: 10 } }, { signal })
      const invoice = latest.find((candidate) => candidate.id === id)
      return invoice
        ? { status: invoice.status, qr: invoice.publicData?.qr ?? null, url: invoice.publicData?.url ?? null }
        : null
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
