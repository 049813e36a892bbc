import { PictureCard } from '../../shared/cards/picture-card.tsx'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { type ContentLink, linkTo } from '../../shared/page/content-link.ts'
import styles from './promotions.module.css'

interface Promotion {
  image: string
  title: string
  description: string
  buttonLabel: string
  link: ContentLink
}

/** What the house has to tell, a picture and a link each. */
export function Promotions() {
  const info = usePage()
  const text = useText('globalComponents.promotions')
  const promotions = text.at<Promotion[]>('items') ?? []
  if (promotions.length === 0) return null
  return (
    <section className={styles.promotions} aria-labelledby="promotions-title">
      <h2 id="promotions-title" className={styles.heading}>
        <Icon name={text('icon')} />
        {text('label')}
      </h2>
      <ul className={styles.list}>
        {promotions.map(({ image, title, description, buttonLabel, link }) => (
          <PictureCard
            key={title}
            image={image}
            title={title}
            headingLevel={3}
            text={description}
            link={linkTo(info, link.url, link.targetBlank)}
            linkLabel={buttonLabel}
          />
        ))}
      </ul>
    </section>
  )
}
