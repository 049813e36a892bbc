import { Card } from '@baize/ui/card'
import { Skeleton } from '@baize/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from '../../shared/failure/load-failed.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import styles from './section.module.css'

interface SectionProps {
  title: string
  description?: ReactNode
  /** Stands beside the title. */
  aside?: ReactNode
  children?: ReactNode
  /** Stand at the foot. */
  actions?: ReactNode
  /** Without a card, for content that has a frame of its own. */
  isPlain?: boolean
}

/** One matter of a profile page. Pages are lists of sections, one file each. */
export function Section({ title, description, aside, children, actions, isPlain }: SectionProps) {
  if (isPlain)
    return (
      <section className={styles.plain}>
        <h2 className={styles.title}>{title}</h2>
        {description && <p className={styles.description}>{description}</p>}
        {children}
      </section>
    )
  return (
    <Card element="section" padding="large" title={title} headingLevel={2} aside={aside} actions={actions}>
      {description && <p className={styles.description}>{description}</p>}
      {children}
    </Card>
  )
}

/** What a section shows of a query that is not there yet: on its way, or failed with a way to try again. */
export function SectionPlaceholder({
  query,
  rows = 3,
}: {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>
  rows?: number
}) {
  const text = useText('profile.personal')
  if (query.isError) return <LoadFailed text={text} query={query} />
  return (
    <div className={styles.waiting} aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index}>
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
