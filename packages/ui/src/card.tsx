import type { ReactNode } from 'react'
import styles from './card.module.css'

export interface CardProps {
  children?: ReactNode
  /** The element it is: `article` for one of many things of a kind, `li` inside a list. */
  element?: 'div' | 'section' | 'article' | 'li'
  /** `surface` on the page, `raised` on a surface, `sunken` for what belongs to a surface, `outline` for a quiet group. */
  tone?: 'surface' | 'raised' | 'sunken' | 'outline'
  /** Space inside, in steps of the 4 px grid: 0, 12, 20 or 28 px (the last two are smaller on phones). */
  padding?: 'none' | 'small' | 'medium' | 'large'
  /** Its heading; a few words. */
  title?: ReactNode
  /** Rank of the title among the headings of the page. */
  headingLevel?: 2 | 3 | 4
  /** Stands beside the title at the end of the line. */
  aside?: ReactNode
  /** What one can do with the thing; stands at the foot and lines up in a row of cards. */
  actions?: ReactNode
  /** Bleeds to the edges above everything else. */
  picture?: ReactNode
  /** The one of several that is chosen. */
  isSelected?: boolean
  /** Answers to the pointer, for a card that holds one link or button over its whole face. */
  isInteractive?: boolean
}

/** A group of what belongs together, with hairline borders. The parent sets its place and width. */
export function Card(props: CardProps) {
  const { children, element: Element = 'div', tone, padding, title, headingLevel = 3, aside, actions, picture } = props
  const Heading = `h${headingLevel}` as const
  return (
    <Element
      className={styles.card}
      data-tone={tone ?? 'surface'}
      data-padding={padding ?? 'medium'}
      data-selected={props.isSelected || undefined}
      data-interactive={props.isInteractive || undefined}
    >
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.inside}>
        {(title || aside) && (
          <div className={styles.head}>
            {title && <Heading className={styles.title}>{title}</Heading>}
            {aside && <div className={styles.aside}>{aside}</div>}
          </div>
        )}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Element>
  )
}
