import type { ReactNode } from 'react'
import styles from './page-title.module.css'

/** The one first-level heading of a page; `aside` is a fact at its side, such as how many there are. */
export function PageTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  if (!aside) return <h1 className={styles.title}>{children}</h1>
  return (
    <div className={styles.line}>
      <h1 className={styles.title}>{children}</h1>
      <div className={styles.aside}>{aside}</div>
    </div>
  )
}
