import { Icon } from '../icons/icon.tsx'
import type { LinkAttributes } from '../page/content-link.ts'
import styles from './picture-card.module.css'

export interface PictureCardProps {
  /** It decorates: a scene of 3 by 2, or a token that stands free. */
  image: string
  shape?: 'scene' | 'token'
  /** A few words above the title. */
  eyebrow?: string
  title: string
  headingLevel: 2 | 3
  text?: string
  /** Where the whole card leads; `null` where it leads nowhere at the moment. */
  link: LinkAttributes | null
  linkLabel: string
}

/** A list item with a picture, a few words and one link that spans all of it. */
export function PictureCard(props: PictureCardProps) {
  const { image, shape = 'scene', eyebrow, title, headingLevel, text, link, linkLabel } = props
  const Heading = `h${headingLevel}` as const
  return (
    <li className={styles.card}>
      <div className={styles.frame} data-shape={shape}>
        <img className={styles.picture} src={image} width="480" height="320" alt="" loading="lazy" decoding="async" />
      </div>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {link && (
          <a className={styles.link} {...link}>
            {linkLabel}
            <Icon name="arrow-next" size={16} />
          </a>
        )}
      </div>
    </li>
  )
}
