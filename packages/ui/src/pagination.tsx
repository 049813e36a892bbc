import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './pagination.module.css'

export interface PaginationProps {
  label: string
  page: number
  totalPages: number
  /** Makes the address of a page, so that paging works without a script and opens in a new tab. */
  hrefOf: (page: number) => string
  previousLabel: string
  nextLabel: string
  /** Formats a page number in the reader's digits. */
  format?: (page: number) => string
}

/** Links to the pages around the current one. Shows nothing for a single page. */
export function Pagination({
  label,
  page,
  totalPages,
  hrefOf,
  previousLabel,
  nextLabel,
  format = String,
}: PaginationProps) {
  if (totalPages <= 1) return null
  return (
    <nav aria-label={label} className={styles.pagination}>
      {page > 1 && (
        <a className={styles.link} href={hrefOf(page - 1)} rel="prev" aria-label={previousLabel}>
          <ChevronLeft size={18} aria-hidden="true" data-flips="" />
        </a>
      )}
      {pagesAround(page, totalPages).map((entry, index) =>
        entry === null ? (
          // The gaps have no identity of their own.
          // eslint-disable-next-line react/no-array-index-key
          <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={entry}
            className={styles.link}
            href={hrefOf(entry)}
            aria-current={entry === page ? 'page' : undefined}
          >
            {format(entry)}
          </a>
        ),
      )}
      {page < totalPages && (
        <a className={styles.link} href={hrefOf(page + 1)} rel="next" aria-label={nextLabel}>
          <ChevronRight size={18} aria-hidden="true" data-flips="" />
        </a>
      )}
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
