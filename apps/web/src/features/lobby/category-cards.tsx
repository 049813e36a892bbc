import { linkTo } from '../../shared/page/content-link.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { GradientFill } from '../../shared/cards/gradient-fill.tsx'
import styles from './category-cards.module.css'

interface CategoryCard {
  title: string
  description: string
  image: string
  colorLeft?: string
  colorRight?: string
  button: { label: string; url: string }
}

/** The few large doors of the house. */
export function CategoryCards() {
  const info = usePage()
  const text = useText('pages.home')
  const cards = text.at<CategoryCard[]>('categories') ?? []
  if (cards.length === 0) return null
  return (
    <section className={styles.block} aria-label={text('categoriesLabel')}>
      <ul className={styles.cards}>
        {cards.map(({ title, description, image, colorLeft, colorRight, button }) => (
          <li key={title} className={styles.card}>
            {colorLeft && <GradientFill from={colorLeft} to={colorRight ?? colorLeft} />}
            <div className={styles.frame}>
              <img className={styles.picture} src={image} width="480" height="320" alt="" loading="lazy" />
            </div>
            <div className={styles.words}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.description}>{description}</p>
              <a className={styles.link} {...linkTo(info, button.url)}>
                {button.label}
                <Icon name="arrow-next" size={16} />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
