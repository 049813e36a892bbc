import { Button, ButtonLink } from '@baize/ui/button'
import { readCookie } from '../../shared/page/cookies.ts'
import { hrefIn } from '../../shared/page/page-info.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { Icon } from '../../shared/icons/icon.tsx'
import { hideInstall, install } from './install-state.ts'
import styles from './install-banner.module.css'
import { useInstallWay } from './use-install.ts'

/** On phones: the site can stand on the home screen. Its cross ends the offer for good. */
export function InstallBanner() {
  const info = usePage()
  const text = useText('layout.header')
  const shell = useText('layout.shell')
  const way = useInstallWay()
  // One question at a time: the word about cookies comes first, and this with the next page.
  if (way === null || readCookie(document.cookie, 'accept-cookie') === null) return null
  const label = text('pwa.mobile.install')
  return (
    <section className={styles.banner} aria-label={text('pwa.mobile.title')}>
      <img src="/icon-192.png" width="40" height="40" alt="" decoding="async" />
      <p className={styles.words}>
        <span className={styles.title}>{text('pwa.mobile.title')}</span>
        <span className={styles.more}>{text('pwa.mobile.description')}</span>
      </p>
      {way === 'offer' ? (
        <Button variant="accent" size="small" onClick={() => void install()}>
          {label}
        </Button>
      ) : (
        <ButtonLink variant="accent" size="small" href={hrefIn(info, text('pwa.instructionLink'))}>
          {label}
        </ButtonLink>
      )}
      <button type="button" className={styles.close} aria-label={shell('close')} onClick={hideInstall}>
        <Icon name="close" />
      </button>
    </section>
  )
}
