import { useText } from '../../../../shared/page/page-context.tsx'
import styles from './payment-step.module.css'

/** Its own origin, forms and windows; it may not lead the page away. */
const FRAME_MAY = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** The page of a payment company within the wallet. */
export function FrameStep({ url }: { url: string }) {
  const text = useText('modals.wallet')
  return (
    <>
      <p>{text('deposit.frame.description')}</p>
      <iframe className={styles.frame} src={url} title={text('deposit.frame.title')} sandbox={FRAME_MAY} />
    </>
  )
}
