import { ButtonLink } from '@baize/ui/button'
import { CopyField } from '@baize/ui/copy-field'
import { QrCode } from '@baize/ui/qr-code'
import { useText } from '../../../../shared/page/page-context.tsx'
import { paymentUrl } from '../../payment/payment-window.ts'
import styles from './payment-step.module.css'

/** The code of a payment: read by a phone, copied, or followed where it is an address. */
export function QrStep({ qr }: { qr: string }) {
  const text = useText('modals.wallet')
  const url = paymentUrl(qr, null)
  return (
    <>
      <div role="status">
        <h3 className={styles.title}>{text('deposit.qrPayment.title')}</h3>
      </div>
      <p>{text('deposit.qrPayment.description')}</p>
      <QrCode text={qr} label={text('deposit.qrPayment.title')} />
      <p className={styles.hint}>{text('deposit.qrPayment.instruction')}</p>
      <CopyField
        label={text('deposit.qrPayment.codeLabel')}
        value={qr}
        copyLabel={text('deposit.qrPayment.buttonLabel')}
        copiedLabel={text('deposit.qrPayment.copiedLabel')}
        promptLabel={text('deposit.qrPayment.buttonLabel')}
      />
      {url && (
        <ButtonLink href={url} target="_blank" rel="noopener">
          {text('deposit.openPaymentPage')}
        </ButtonLink>
      )}
    </>
  )
}
