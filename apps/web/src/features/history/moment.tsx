import { usePage } from '../../shared/page/page-context.tsx'
import { formatDate } from '@baize/contract/dates'
import styles from './cells.module.css'

/** An instant in the reader's time zone, kept together. */
export function Moment({ instant }: { instant: string }) {
  const { locale } = usePage()
  return (
    <time className={styles.moment} dateTime={instant}>
      {formatDate(instant, locale, 'instant')}
    </time>
  )
}
