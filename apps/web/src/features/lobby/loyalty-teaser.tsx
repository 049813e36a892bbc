import { usePage, useText } from '../../shared/page/page-context.tsx'
import styles from './loyalty-teaser.module.css'
import { Teaser } from './teaser.tsx'

/** Where levels are told of. Not there while the programme is off. */
export function LoyaltyTeaser() {
  const text = useText('pages.home')
  const images = useText('globalComponents.loyalty').at<{ imageUrl: string }[]>('levelsImages') ?? []
  if (!usePage().flags.loyaltyEnabled) return null
  return (
    <Teaser
      id="loyalty-teaser"
      title={text('loyaltyTeaser.title')}
      text={text('loyaltyTeaser.text')}
      link={{ label: text('loyaltyTeaser.button.label'), url: text('loyaltyTeaser.button.url') }}
      layout="row"
      picture={
        <ul className={styles.levels} aria-hidden="true">
          {images.map(({ imageUrl }) => (
            <li key={imageUrl}>
              <img src={imageUrl} width="160" height="160" alt="" loading="lazy" />
            </li>
          ))}
        </ul>
      }
    />
  )
}
