import { InvoiceType } from '@baize/contract/kinds'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../../shared/api.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { awaitedDeposit, endAwaiting } from './awaited-deposit.ts'
import { depositResultOf } from './deposit-alert.ts'

/**
 * Puts the result of the awaited deposit in the place of the screen that asks for patience. Read once the screen
 * opens, because the news may have come before a reload was done, and anew with every news of an invoice.
 */
export function useAwaitedResult({ isShown }: { isShown: boolean }): void {
  const dialogs = useDialogs()
  const [id] = useState(awaitedDeposit)
  const { data: status } = useQuery({
    queryKey: ['payment', 'invoices', 'awaited', id],
    queryFn: async ({ signal }) => {
      const latest = await api.call('listInvoices', { query: { type: [InvoiceType.deposit], perPage: 10 } }, { signal })
      return latest.find((invoice) => invoice.id === id)?.status ?? null
    },
    enabled: isShown && id !== null,
    staleTime: 0,
  })
  const result = status ? depositResultOf(status) : null
  const show = useEffectEvent(() => {
    if (!result) return
    endAwaiting()
    dialogs.open(result)
  })
  useEffect(() => show(), [result])
}
