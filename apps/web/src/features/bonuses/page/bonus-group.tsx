import { CountBadge } from '@baize/ui/badge'
import { type ReactNode, useId } from 'react'
import { useFormat } from '../../../shared/page/use-format.ts'
import styles from './bonuses-page.module.css'

/** Bonuses that stand alike, under how many there are; nothing where there are none. */
export function BonusGroup({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const id = useId()
  const format = useFormat()
  if (count === 0) return null
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title} <CountBadge count={count} tone="neutral" format={format.count} label={format.count(count)} />
      </h2>
      {children}
    </section>
  )
}
