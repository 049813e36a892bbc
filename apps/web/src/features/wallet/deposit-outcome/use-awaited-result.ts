import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { awaitedDeposit, endAwaiting } from './awaited-deposit.ts'
import { awaitedInvoiceQuery } from './awaited-invoice.ts'
import { depositResultOf } from './deposit-alert.ts'

/** Puts the result of the awaited deposit in the place of the screen that asks for patience. */
export function useAwaitedResult({ isShown }: { isShown: boolean }): void {
  const dialogs = useDialogs()
  const [id] = useState(() => awaitedDeposit('patience'))
  const { data } = useQuery({ ...awaitedInvoiceQuery(id ?? ''), enabled: isShown && id !== null })
  const result = data ? depositResultOf(data.status) : null
  const show = useEffectEvent(() => {
    if (!result) return
    endAwaiting('patience')
    dialogs.open(result)
  })
  useEffect(() => show(), [result])
}
