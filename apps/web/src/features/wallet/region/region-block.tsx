import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { usePaymentRegion } from './payment-region.ts'
import { regionName } from './regions.ts'
import styles from './region-block.module.css'

/** For which country the methods are, and the way to another. */
export function RegionBlock() {
  const text = useText('modals.wallet')
  const { locale, country } = usePage()
  const dialogs = useDialogs()
  const chosen = usePaymentRegion()
  const name = regionName(chosen, locale) ?? regionName(country, locale) ?? text('regionBlock.unknown')
  return (
    <p className={styles.region}>
      <span>{text('regionBlock.label', { country: name })}</span>
      <button type="button" className={styles.change} onClick={() => dialogs.open('wallet-region')}>
        {text('regionBlock.change')}
      </button>
    </p>
  )
}
