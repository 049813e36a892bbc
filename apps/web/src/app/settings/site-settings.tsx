import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { LocaleLinks } from './locale-links.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import styles from './settings.module.css'

/** Language and theme, for everybody. The languages open in place, and before the page is alive too. */
export function SiteSettings() {
  const { locale, locales } = usePage()
  const text = useText('layout.shell')
  const current = locales.find(({ code }) => code === locale)
  return (
    <div className={styles.settings}>
      <details className={styles.languages}>
        <summary className={styles.summary}>
          <Icon name="language" size={18} />
          <span className="visually-hidden">{text('languageLabel')}:</span>
          <span className={styles.current}>{current?.nativeName}</span>
          <Icon name="arrow-down-compact" size={16} />
        </summary>
        <LocaleLinks />
      </details>
      <ThemeChoice />
    </div>
  )
}
