import { Card } from '@baize/ui/card'
import { Skeleton } from '@baize/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../../shared/failure/load-failed.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { PushSection } from './push-section.tsx'
import { preferencesQuery } from './queries.ts'
import { QuietHoursSection } from './quiet-hours-section.tsx'
import { TopicsSection } from './topics-section.tsx'
import styles from './preferences.module.css'

/** What the player wants to hear of, in which ways, and when not. */
export function PreferencesSections() {
  const text = useText('profile.notifications')
  const query = useQuery(preferencesQuery())
  if (query.data)
    return (
      <>
        <TopicsSection topics={query.data.topics} />
        <PushSection push={query.data.push} />
        <QuietHoursSection preferences={query.data} />
      </>
    )
  return (
    <Card element="section" padding="large" title={text('preferences.title')} headingLevel={2}>
      {query.isError ? (
        <LoadFailed text={text} query={query} />
      ) : (
        <div className={styles.waiting} aria-busy="true">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} />
          ))}
        </div>
      )}
    </Card>
  )
}
