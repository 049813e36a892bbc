import { usePage } from '../../shared/page/page-context.tsx'
import { formatInstant } from '../../shared/page/format-instant.ts'
import styles from './cells.module.css'

/** An instant in the reader's time zone, in the order day, month, year whatever the direction of writing. */
export function Moment({ instant }: { instant: string }) {
  const { locale } = usePage()
  return (
    <time className={styles.moment} dateTime={instant} dir="ltr">
      {formatInstant(instant, locale)}
    </time>
  )
}
