import { InvoiceStatus } from '@baize/contract/kinds'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { LoadFailed } from '../../../shared/failure/load-failed.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { endAwaiting } from '../deposit-outcome/awaited-deposit.ts'
import { awaitedInvoiceQuery } from '../deposit-outcome/awaited-invoice.ts'
import { CompanyFrame } from '../payment/company-frame.tsx'
import { waitingPanes } from '../wallet-skeletons.tsx'

interface PayeeStepProps {
  invoiceId: string
  /** The company was told, or will not be. */
  onEnd: () => void
}

/** The company's page within the wallet that asks where a withdrawal goes, until the house has heard the answer. */
export function PayeeStep({ invoiceId, onEnd }: PayeeStepProps) {
  const text = useText('modals.wallet')
  const query = useQuery(awaitedInvoiceQuery(invoiceId))
  const { data, error } = query
  const isOver = data !== undefined && data?.state !== 'collecting'
  const follow = useEffectEvent(() => {
    if (!isOver) return
    endAwaiting('payee')
    if (data && data.status !== InvoiceStatus.failure) showAlert('wallet.withdrawalProcessed')
    onEnd()
  })
  useEffect(() => follow(), [isOver])
  if (error && !data) return <LoadFailed text={text} query={query} />
  if (!data?.url) return waitingPanes().main
  return <CompanyFrame url={data.url} description={text('withdraw.frameDescription')} />
}
