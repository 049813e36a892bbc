import { InvoiceStatus } from '@baize/contract/kinds'
import { Button } from '@baize/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDialogs } from '../../../../shared/dialogs/use-dialogs.ts'
import { LoadFailed } from '../../../../shared/failure/load-failed.tsx'
import { useText } from '../../../../shared/page/page-context.tsx'
import { useFormat } from '../../../../shared/page/use-format.ts'
import { awaitDeposit, endAwaiting } from '../../deposit-outcome/awaited-deposit.ts'
import { awaitedInvoiceQuery } from '../../deposit-outcome/awaited-invoice.ts'
import { depositResultOf } from '../../deposit-outcome/deposit-alert.ts'
import { CompanyFrame } from '../../payment/company-frame.tsx'
import { waitingPanes } from '../../wallet-skeletons.tsx'
import { AwaitStep } from './await-step.tsx'
import { QrStep } from './qr-step.tsx'
import styles from './payment-step.module.css'

interface PaymentStepProps {
  invoiceId: string
  /** The player wants to pay another way. */
  onLeave: () => void
}

/** What an ordered deposit waits with, in the wallet, until its result takes the wallet's place. */
export function PaymentStep({ invoiceId, onLeave }: PaymentStepProps) {
  const text = useText('modals.wallet')
  const format = useFormat()
  const dialogs = useDialogs()
  const query = useQuery(awaitedInvoiceQuery(invoiceId))
  const { data, error } = query
  const status = data?.status
  const follow = useEffectEvent(() => {
    if (data === null) return onLeave()
    if (status === undefined || status === InvoiceStatus.pending) return
    endAwaiting('wallet')
    awaitDeposit('patience', invoiceId)
    // Other money than was asked for waits for a person, and the player for them.
    dialogs.open(depositResultOf(status))
  })
  const step = useRef<HTMLDivElement>(null)
  const isShown = Boolean(data)
  // It takes the place of a form that was scrolled down to its button.
  useEffect(() => {
    if (isShown) step.current?.scrollIntoView?.({ block: 'start' })
  }, [isShown])
  const isPast = data === null
  useEffect(() => follow(), [status, isPast])
  if (error && !data) return <LoadFailed text={text} query={query} />
  if (!data) return waitingPanes().main
  return (
    <div ref={step} className={styles.step}>
      <p className={styles.asked}>
        <bdi>{data.method}</bdi> <strong>{format.amount(data.amount, data.currency)}</strong>
      </p>
      {data.qr !== null ? (
        <QrStep qr={data.qr} />
      ) : data.url !== null ? (
        <CompanyFrame url={data.url} description={text('deposit.frame.description')} />
      ) : (
        <AwaitStep />
      )}
      <Button variant="quiet" onClick={onLeave}>
        {text('deposit.anotherWay')}
      </Button>
    </div>
  )
}
