import { useQuery } from '@tanstack/react-query'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { countriesQuery } from '../../../shared/forms/settings-queries.ts'
import { usePaymentRegion } from './payment-region.ts'
import { regionName } from './regions.ts'
import styles from './region-block.module.css'

/** For which country the methods are, and the way to another. */
export function RegionBlock() {
  const text = useText('modals.wallet')
  const { locale, country } = usePage()
  const dialogs = useDialogs()
  const chosen = usePaymentRegion()
  const { data: offered } = useQuery(countriesQuery())
  const nameOf = (code: string | null) => regionName(code, locale, offered)
  const name = nameOf(chosen) ?? nameOf(country) ?? text('regionBlock.unknown')
  return (
    <p className={styles.region}>
      <span>{text('regionBlock.label', { country: name })}</span>
      <button type="button" className={styles.change} onClick={() => dialogs.open('wallet-region')}>
        {text('regionBlock.change')}
      </button>
    </p>
  )
}
