import { one, type Queryable } from '@baize/database'

/** How many facts wait to be told to pages, and for how many seconds the first of them does. */
export function readBacklog(db: Queryable): Promise<{ waiting: number; oldestSeconds: number }> {
  return one(
    db,
    `SELECT count(*) AS waiting,
       coalesce(extract(epoch FROM now() - min(written_at)), 0)::float8 AS "oldestSeconds" FROM outbox`,
  )
}
