import { type ReactNode, useRef } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import styles from './row.module.css'

export interface RowProps {
  id: string
  title: string
  /** Where the title and the "all" link lead; none for rows that are complete. */
  href?: string
  allLabel?: string
  previousLabel: string
  nextLabel: string
  /** Nearer to the end than one screen: time to load more. */
  onNearEnd?: () => void
  shape?: 'games' | 'logos' | 'wins'
  children: ReactNode
}

/** A shelf that scrolls by touch, wheel, keyboard and two buttons. `children` are list items. */
export function Row({
  id,
  title,
  href,
  allLabel,
  previousLabel,
  nextLabel,
  onNearEnd,
  shape = 'games',
  children,
}: RowProps) {
  const list = useRef<HTMLUListElement>(null)
  const move = (direction: 1 | -1) => {
    const element = list.current!
    const isRtl = getComputedStyle(element).direction === 'rtl'
    element.scrollBy({ left: direction * (isRtl ? -1 : 1) * element.clientWidth * 0.85, behavior: 'smooth' })
  }
  const watchEnd = () => {
    const { scrollLeft, clientWidth, scrollWidth } = list.current!
    if (Math.abs(scrollLeft) + clientWidth * 2 > scrollWidth) onNearEnd?.()
  }
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {href ? <a href={href}>{title}</a> : title}
        </h2>
        {href && allLabel && (
          <a className={styles.all} href={href} aria-describedby={id}>
            {allLabel}
          </a>
        )}
        <div className={styles.buttons}>
          <button type="button" aria-label={`${previousLabel}: ${title}`} onClick={() => move(-1)}>
            <Icon name="arrow-previous" />
          </button>
          <button type="button" aria-label={`${nextLabel}: ${title}`} onClick={() => move(1)}>
            <Icon name="arrow-next" />
          </button>
        </div>
      </div>
      <ul ref={list} className={styles.list} data-shape={shape} onScroll={onNearEnd && watchEnd}>
        {children}
      </ul>
    </section>
  )
}
