import { writeLastingCookie } from '../../../shared/page/cookies.ts'
import { pathIn } from '../../../shared/page/locale.ts'
import { usePage } from '../../../shared/page/page-context.tsx'

/** Loads the page in another language of the site, which later visits begin in too. */
export function useSwitchLocale(): (locale: string) => void {
  const { locale: current, locales } = usePage()
  return (locale) => {
    if (locale === current || !locales.some(({ code }) => code === locale)) return
    const fallback = locales.find(({ isDefault }) => isDefault)?.code ?? current
    writeLastingCookie('user-language', locale)
    location.assign(pathIn(locale, '/profile/personal', fallback))
  }
}
