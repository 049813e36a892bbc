import { useRouterState } from '@tanstack/react-router'
import { api } from '../../shared/api.ts'
import { writeLastingCookie } from '../../shared/page/cookies.ts'
import { pathIn } from '../../shared/page/locale.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { session } from '../../shared/session/session.ts'
import styles from './settings.module.css'

/** How long the platform may take to note a player's language before the page is left regardless. */
const PATIENCE_MS = 2000

/**
 * The same page in every language, as a full load of it. Choosing one sets the cookie first, because the server
 * follows the cookie; a player's profile learns of it too.
 */
export function LocaleLinks() {
  const { locale: current, locales } = usePage()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const fallback = locales.find((locale) => locale.isDefault)?.code ?? current
  return (
    <ul className={styles.locales}>
      {locales.map((locale) => (
        <li key={locale.code}>
          <a
            className={styles.locale}
            href={pathIn(locale.code, path, fallback)}
            hrefLang={locale.code}
            lang={locale.code}
            data-document=""
            aria-current={locale.code === current ? 'true' : undefined}
            onClick={(event) => {
              writeLastingCookie('user-language', locale.code)
              if (session.getState().status !== 'player') return
              event.preventDefault()
              const { href } = event.currentTarget
              void noteLocale(locale.code).finally(() => location.assign(href))
            }}
          >
            {locale.nativeName}
          </a>
        </li>
      ))}
    </ul>
  )
}

async function noteLocale(locale: string): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  await api.call('updateProfile', { body: { locale } }, { signal }).catch(() => undefined)
}
