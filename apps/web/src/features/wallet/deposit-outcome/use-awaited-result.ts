import { InvoiceStatus } from '@baize/contract/kinds'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { resultInvoiceId } from './awaited-deposit.ts'
import { type AwaitedInvoice, awaitedInvoiceQuery } from './awaited-invoice.ts'
import { depositResultOf, type ResultName } from './deposit-alert.ts'

/** An event can be missed; a screen that asks for patience looks for itself. */
const LOOK_MS = 10_000

interface AwaitedResult {
  /** `null` where nobody knows which deposit the screen speaks of, or that is long past. */
  invoice: AwaitedInvoice | null
  /** What the screen says may not be true: the deposit is being looked up. */
  isUnknown: boolean
}

/** The deposit a result screen speaks of. The screen that fits how it stands takes the place of the one that is shown. */
export function useAwaitedResult(shown: ResultName): AwaitedResult {
  const dialogs = useDialogs()
  const [id] = useState(() => resultInvoiceId(location.search))
  const { data, isError } = useQuery({
    ...awaitedInvoiceQuery(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (isOpen(state.data) ? LOOK_MS : false),
  })
  const truth = data ? depositResultOf(data.status, shown) : shown
  const correct = useEffectEvent(() => {
    if (truth !== shown) dialogs.open(truth)
  })
  useEffect(() => correct(), [truth])
  return { invoice: data ?? null, isUnknown: id !== null && data === undefined && !isError }
}

function isOpen(invoice: AwaitedInvoice | null | undefined): boolean {
  return invoice?.status === InvoiceStatus.pending || invoice?.status === InvoiceStatus.review
}
