import { useQueries } from '@tanstack/react-query'
import { Link } from '../place/link.tsx'
import { callOfList } from '../parts/call.ts'
import { formOf, type ListPart, mayCall } from '../screens/part.ts'
import { screens } from '../screens/screens.ts'
import { callByName } from '../session/api.ts'
import { useSession } from '../session/session.tsx'
import { useSettings } from '../words/settings.tsx'
import { writeNumber } from '../format/format.ts'
import styles from './desk.module.css'

/**
 * What is waiting for this role, counted when it is looked at and not by a clock: a call keeps the session awake, and
 * each leaves its line in the audit log.
 */
export function Home() {
  const settings = useSettings()
  const { words } = settings
  const { role } = useSession()
  const queues = screens.flatMap((screen) => {
    const part = screen.parts[0]
    const isQueue = screen.group === 'queues' && part?.kind === 'list' && mayCall(role, part.operation)
    return isQueue ? [{ screen, part, input: inputOf(part) }] : []
  })
  const counts = useQueries({
    queries: queues.map(({ part, input }) => ({
      queryKey: [part.operation, input, 'count'],
      queryFn: ({ signal }: { signal: AbortSignal }) => callByName(part.operation, input, { signal }),
    })),
  })
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{words.desk.home}</h1>
      <section className={styles.screen}>
        <h2 className={styles.sub}>{words.desk.waiting}</h2>
        {queues.length === 0 ? (
          <p>{words.desk.nothingWaits}</p>
        ) : (
          <ul className={styles.queues}>
            {queues.map(({ screen }, index) => {
              const count = counts[index]?.data?.meta?.totalRows
              return (
                <li key={screen.id}>
                  <Link href={`/${screen.path}`} className={styles.queue} data-empty={count === 0 || undefined}>
                    <span className={styles.count}>{count === undefined ? '–' : writeNumber(count, settings)}</span>
                    <span>{words.screens[screen.id]}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        )}
      </section>
    </div>
  )
}

function inputOf(part: ListPart) {
  const { query = {}, ...rest } = callOfList(part, formOf(part.operation), { members: {}, filters: {}, page: 1 })
  return { ...rest, query: { ...query, perPage: 1 } }
}
