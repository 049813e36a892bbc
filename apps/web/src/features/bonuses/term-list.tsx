import type { ReactNode } from 'react'
import styles from './term-list.module.css'

export interface TermRow {
  label: string
  value: ReactNode
}

/** Conditions as short lines: what, and how much. */
export function TermList({ rows }: { rows: readonly TermRow[] }) {
  return (
    <dl className={styles.terms}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
