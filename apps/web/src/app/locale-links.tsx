import { useRouterState } from '@tanstack/react-router'
import { writeLastingCookie } from '../shared/page/cookies.ts'
import { usePage } from '../shared/page/page-context.tsx'
import { pathIn } from '../shared/page/locale.ts'

/**
 * The same page in every language. Choosing one sets the cookie first, because the server follows the cookie;
 * `onChoose` may do more before the page is left.
 */
export function LocaleLinks({ onChoose }: { onChoose?: (locale: string) => Promise<unknown> }) {
  const { locale: current, locales } = usePage()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const fallback = locales.find((locale) => locale.isDefault)!.code
  return (
    <ul>
      {locales.map((locale) => (
        <li key={locale.code}>
          <a
            href={pathIn(locale.code, path, fallback)}
            hrefLang={locale.code}
            lang={locale.code}
            data-document=""
            aria-current={locale.code === current ? 'true' : undefined}
            onClick={(event) => {
              writeLastingCookie('user-language', locale.code)
              if (!onChoose) return
              event.preventDefault()
              const { href } = event.currentTarget
              void onChoose(locale.code).finally(() => location.assign(href))
            }}
          >
            {locale.nativeName}
          </a>
        </li>
      ))}
    </ul>
  )
}
