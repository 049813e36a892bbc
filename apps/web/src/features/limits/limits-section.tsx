import { Card } from '@baize/ui/card'
import { Skeleton } from '@baize/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from '../../shared/failure/load-failed.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import styles from './limits-page.module.css'

interface LimitsSectionProps {
  title: string
  description: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** One kind of limit on the page of limits. */
export function LimitsSection({ title, description, children, actions }: LimitsSectionProps) {
  return (
    <Card element="section" padding="large" title={title} headingLevel={2} actions={actions}>
      <div className={styles.section}>
        <div className={styles.description}>{description}</div>
        {children}
      </div>
    </Card>
  )
}

/** What stands there until the limits are known, or when they could not be read. */
export function LimitsPlaceholder({ query }: { query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'> }) {
  const text = useText('profile.personal')
  if (!query.isError)
    return (
      <div aria-busy="true" className={styles.waiting}>
        <Skeleton />
      </div>
    )
  return <LoadFailed text={text} query={query} />
}
