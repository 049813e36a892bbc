import { ButtonLink } from '@baize/ui/button'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import styles from './form-notice.module.css'

/** This much is for players alone whose identity was checked, and that is done on a page of their account. */
export function IdentityFirst() {
  const text = useText('modals.wallet')
  const info = usePage()
  const dialogs = useDialogs()
  return (
    <div role="alert" className={styles.notice}>
      <p>{text('deposit.identity.title')}</p>
      <ButtonLink href={hrefIn(info, '/profile/verification')} isWide onClick={() => dialogs.close('wallet')}>
        {text('deposit.identity.button')}
      </ButtonLink>
    </div>
  )
}
