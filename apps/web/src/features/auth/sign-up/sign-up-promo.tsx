import { Icon } from '../../../shared/icons/icon.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
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
      <Backdrop
        wide={text('promo.images.desktop.backgroundImage')}
        narrow={text('promo.images.mobile.backgroundImage')}
      />
      <div className={styles.words}>
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

/** The picture behind the words, by the width of the screen. */
function Backdrop({ wide, narrow }: { wide: string; narrow: string }) {
  if (!wide && !narrow) return null
  return (
    <picture>
      {narrow && <source media="(max-width: 767px)" srcSet={narrow} />}
      <img className={styles.picture} src={wide || narrow} alt="" width="320" height="200" decoding="async" />
    </picture>
  )
}
