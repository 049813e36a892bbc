import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** Sets running text: `children` are what `Marked` makes. */
export function Prose({ children, size }: { children: ReactNode; size?: 'medium' | 'small' }) {
  return (
    <div className={styles.prose} data-size={size ?? 'medium'}>
      {children}
    </div>
  )
}
