import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** Names the navigation, as "Pages". */
  label: string
  /** The current page, from 1. */
  page: number
  /** How many pages there are. */
  totalPages: number
  /** Makes the address of a page, so that paging works without a script and opens in a new tab. */
  hrefOf: (page: number) => string
  /** Takes a plain press instead of the address, for a list that keeps its page to itself. */
  onSelect?: (page: number) => void
  /** Names the arrow back. */
  previousLabel: string
  /** Names the arrow on. */
  nextLabel: string
  /** Formats a page number in the reader's digits. */
  format?: (page: number) => string
}

/**
 * Links to the pages around the current one; where there is little room, only the current one between the two
 * arrows. Shows nothing for a single page.
 */
export function Pagination(props: PaginationProps) {
  const { label, page, totalPages, hrefOf, onSelect, format = String } = props
  if (totalPages <= 1) return null

  const linkTo = (target: number) => ({
    className: styles.link,
    href: hrefOf(target),
    onClick: (event: MouseEvent) => {
      if (!onSelect || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onSelect(target)
    },
  })
  const arrow = (target: number, name: string, rel: 'prev' | 'next', icon: ReactNode) =>
    target >= 1 && target <= totalPages ? (
      <a {...linkTo(target)} rel={rel} aria-label={name} data-arrow="">
        {icon}
      </a>
    ) : (
      // Keeps its place, so that the others do not move from under the pointer.
      <span className={styles.link} data-arrow="" aria-hidden="true">
        {icon}
      </span>
    )

  return (
    <nav aria-label={label} className={styles.pagination}>
      <div className={styles.row}>
        {arrow(page - 1, props.previousLabel, 'prev', <ChevronLeft size={18} aria-hidden="true" data-flips="" />)}
        {pagesAround(page, totalPages).map((entry, index) =>
          entry === null ? (
            // The gaps have no identity of their own.
            <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <a key={entry} {...linkTo(entry)} aria-current={entry === page ? 'page' : undefined}>
              {format(entry)}
            </a>
          ),
        )}
        <span className={styles.total} aria-hidden="true">
          {`/ ${format(totalPages)}`}
        </span>
        {arrow(page + 1, props.nextLabel, 'next', <ChevronRight size={18} aria-hidden="true" data-flips="" />)}
      </div>
    </nav>
  )
}

/** First, last, and the neighbours of the current page; `null` marks what is left out. */
export function pagesAround(page: number, totalPages: number): (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, totalPages])
  const pages = [...wanted].filter((entry) => entry >= 1 && entry <= totalPages).sort((a, b) => a - b)
  return pages.flatMap((entry, index) => {
    const gap = entry - (pages[index - 1] ?? 0)
    return gap === 2 ? [entry - 1, entry] : gap > 2 ? [null, entry] : [entry]
  })
}
