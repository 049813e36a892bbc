import type { ReactNode } from 'react'
import { usePageHydrated } from '../shared/page/hydration.ts'
import styles from './notice.module.css'

/** A whole page that says one thing. */
export function Notice(props: { mark: string; title: string; description: ReactNode; children?: ReactNode }) {
  usePageHydrated()
  return (
    <div className={styles.notice}>
      <p className={styles.mark} aria-hidden="true">
        {props.mark}
      </p>
      <h1 className={styles.title}>{props.title}</h1>
      <div className={styles.description}>{props.description}</div>
      {props.children}
    </div>
  )
}
