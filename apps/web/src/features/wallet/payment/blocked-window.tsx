import { ButtonLink } from '@baize/ui/button'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import styles from './form-notice.module.css'

/** The payment is ordered, but its window was kept closed: a link the player follows cannot be. */
export function BlockedWindow({ url }: { url: string }) {
  const text = useText('modals.wallet')
  const dialogs = useDialogs()
  return (
    <div role="alert" className={styles.notice}>
      <p>{text('deposit.windowBlocked')}</p>
      <ButtonLink
        href={url}
        variant="accent"
        size="large"
        isWide
        target="_blank"
        rel="noopener"
        // The wallet goes once the browser has followed the link.
        onClick={() => setTimeout(() => dialogs.close('wallet'))}
      >
        {text('deposit.openPaymentPage')}
      </ButtonLink>
    </div>
  )
}
