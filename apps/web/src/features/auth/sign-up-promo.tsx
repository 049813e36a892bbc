import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import styles from './sign-up-promo.module.css'

interface Advantage {
  icon: string
  label: string
}

/** What speaks for an account, from the content tree; shows nothing when there is nothing to say. */
export function SignUpPromo() {
  const text = useText('modals.signUp')
  const title = text('promo.title')
  const advantages = text.at<boolean>('promo.displayAdvantages') ? (text.at<Advantage[]>('promo.advantages') ?? []) : []
  if (!title && advantages.length === 0) return null
  return (
    <aside className={styles.promo}>
      <div className={styles.words}>
        <svg className={styles.mark} viewBox="0 0 96 96" aria-hidden="true">
          <circle cx="48" cy="48" r="45" />
          <circle cx="48" cy="48" r="33" />
          <path d="M48 3v12M48 81v12M3 48h12M81 48h12M16.2 16.2l8.5 8.5M71.3 71.3l8.5 8.5M16.2 79.8l8.5-8.5M71.3 24.7l8.5-8.5" />
          <path
            className={styles.spade}
            d="M48 29c8 9 16 13 16 21a8.5 8.5 0 0 1-13.6 6.8c.4 3.6 1.6 6 3.6 8.2H42c2-2.2 3.2-4.6 3.6-8.2A8.5 8.5 0 0 1 32 50c0-8 8-12 16-21z"
          />
        </svg>
        <p className={styles.title}>{title}</p>
        {text('promo.secondTitle') && <p className={styles.second}>{text('promo.secondTitle')}</p>}
        <ul className={styles.list}>
          {advantages.map(({ icon, label }) => (
            <li key={label}>
              <Icon name={icon} size={18} />
              <span>{label}</span>
            </li>
          ))}
        </ul>
        {text('promo.additionalTitle') && <p className={styles.second}>{text('promo.additionalTitle')}</p>}
      </div>
    </aside>
  )
}
