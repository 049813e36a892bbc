import type { ReactNode } from 'react'
import { Icon } from '../../../shared/icons/icon.tsx'
import { useShelf } from './use-shelf.ts'
import styles from './row.module.css'

export interface RowProps {
  id: string
  title: string
  icon?: string
  /** Where the title and the "all" link lead; none for rows that are complete. */
  href?: string
  allLabel?: string
  previousLabel: string
  nextLabel: string
  /** Nearer to the end than one screen: time to load more. */
  onNearEnd?: () => void
  shape?: 'games' | 'logos' | 'panels'
  children: ReactNode
}

/** A shelf that scrolls by touch, wheel, drag, keyboard and two buttons. `children` are list items. */
export function Row(props: RowProps) {
  const { id, title, icon, href, allLabel, previousLabel, nextLabel, onNearEnd, shape = 'games', children } = props
  const { list, reach, move, handlers } = useShelf(onNearEnd)
  return (
    <section className={styles.row} data-shape={shape} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {icon && <Icon name={icon} />}
          {href ? <a href={href}>{title}</a> : title}
        </h2>
        {href && allLabel && (
          <a className={styles.all} href={href} aria-describedby={id}>
            {allLabel}
            <Icon name="arrow-next" size={16} />
          </a>
        )}
        <div className={styles.buttons} data-reach={reach}>
          <button
            type="button"
            aria-label={`${previousLabel}: ${title}`}
            aria-disabled={reach === 'start' || undefined}
            onClick={() => move(-1)}
          >
            <Icon name="arrow-previous" />
          </button>
          <button
            type="button"
            aria-label={`${nextLabel}: ${title}`}
            aria-disabled={reach === 'end' || undefined}
            onClick={() => move(1)}
          >
            <Icon name="arrow-next" />
          </button>
        </div>
      </div>
      <ul ref={list} className={styles.list} {...handlers}>
        {children}
      </ul>
    </section>
  )
}
