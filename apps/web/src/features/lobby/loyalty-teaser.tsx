import { Icon } from '../../shared/icons/icon.tsx'
import { linkTo } from '../../shared/page/content-link.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import styles from './loyalty-teaser.module.css'

/** Where levels are told of. Not there while the programme is off. */
export function LoyaltyTeaser() {
  const text = useText('pages.home')
  const info = usePage()
  const images = useText('globalComponents.loyalty').at<{ imageUrl: string }[]>('levelsImages') ?? []
  if (!info.flags.loyaltyEnabled) return null
  return (
    <section className={styles.teaser} aria-labelledby="loyalty-teaser">
      <div className={styles.words}>
        <h2 id="loyalty-teaser" className={styles.title}>
          {text('loyaltyTeaser.title')}
        </h2>
        <p className={styles.text}>{text('loyaltyTeaser.text')}</p>
        <a className={styles.link} {...linkTo(info, text('loyaltyTeaser.button.url'))}>
          {text('loyaltyTeaser.button.label')}
          <Icon name="arrow-next" size={16} />
        </a>
      </div>
      <ul className={styles.levels} aria-hidden="true">
        {images.map(({ imageUrl }) => (
          <li key={imageUrl}>
            <img src={imageUrl} width="160" height="160" alt="" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  )
}
