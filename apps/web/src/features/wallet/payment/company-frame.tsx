import { useText } from '../../../shared/page/page-context.tsx'
import styles from './company-frame.module.css'

/** Its own origin, forms and windows; it may not lead the page away. */
const FRAME_MAY = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** The page of a payment company within the wallet, under what it is for. */
export function CompanyFrame({ url, description }: { url: string; description: string }) {
  const text = useText('modals.wallet')
  return (
    <div className={styles.company}>
      <p>{description}</p>
      <iframe className={styles.frame} src={url} title={text('deposit.frame.title')} sandbox={FRAME_MAY} />
    </div>
  )
}
