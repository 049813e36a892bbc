import type { ReactNode } from 'react'
import { usePageHydrated } from '../shared/page/hydration.ts'
import styles from './notice.module.css'

interface NoticeProps {
  /** A drawing of 240 by 180, or one that needs no line; it decorates. */
  image: string | ReactNode
  title: string
  description: ReactNode
  /** The ways out. */
  children: ReactNode
}

/** A whole page that says one thing. */
export function Notice({ image, title, description, children }: NoticeProps) {
  usePageHydrated()
  return (
    <div className={styles.notice}>
      {typeof image === 'string' ? (
        <img className={styles.picture} src={image} width="240" height="180" alt="" />
      ) : (
        image
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.description}>{description}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
