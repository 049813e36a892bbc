import { useText } from '../../../shared/page/page-context.tsx'
import type { Line } from './line.ts'
import styles from './form-notice.module.css'

/** What becomes of a payment while there is no line; said aloud when that changes. */
export function LineNotice({ line }: { line: Line }) {
  const text = useText('modals.wallet')
  return (
    <div role="status" className={styles.status}>
      {line !== 'good' && <p className={styles.line}>{text(`line.${line}`)}</p>}
    </div>
  )
}
