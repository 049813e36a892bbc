import { Icon } from '../shared/icons/icon.tsx'
import { usePage, useText } from '../shared/page/page-context.tsx'
import styles from './static-page.module.css'

/** Whom the rules of the visitor's country send to for help, and where one is excluded everywhere; nothing elsewhere. */
export function CountryHelp() {
  const { notice } = usePage()
  const text = useText('layout.footer')
  const { helpline = null, registerUrl = null } = notice ?? {}
  if (!helpline && !registerUrl) return null
  return (
    <aside className={styles.help} aria-label={text('country.title')}>
      <h2>{text('country.title')}</h2>
      {helpline && (
        <a href={helpline.url} target="_blank" rel="noopener noreferrer">
          <Icon name="live-support" />
          {text('country.help', { name: helpline.name, phone: helpline.phone })}
        </a>
      )}
      {registerUrl && (
        <a href={registerUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="cross" />
          {text('country.register')}
        </a>
      )}
    </aside>
  )
}
