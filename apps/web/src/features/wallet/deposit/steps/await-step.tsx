import { StatePicture } from '../../../../shared/content/state-picture.tsx'
import { useText } from '../../../../shared/page/page-context.tsx'
import styles from './payment-step.module.css'

/** The company makes the code of a payment; it comes by itself. */
export function AwaitStep() {
  const text = useText('modals.wallet')
  return (
    <div role="status" className={styles.step}>
      <StatePicture src={text('deposit.awaitInvoice.image')} />
      <h3 className={styles.title}>{text('deposit.awaitInvoice.title')}</h3>
      <p>{text('deposit.awaitInvoice.description')}</p>
    </div>
  )
}
