import { many, one, type Queryable } from '@baize/database'

export interface ListedJob {
  id: number
  name: string
  key: string | null
  /** `failed` ones have used up their attempts and wait for an operator. */
  state: 'running' | 'due' | 'waiting' | 'failed'
  runAt: Date
  attempts: number
  attemptsMax: number
  lastError: string | null
}

/** Jobs as they stand, the longest due first. */
export function listJobs(db: Queryable, countMax: number): Promise<ListedJob[]> {
  return many(
    db,
    `SELECT id, name, key, state, run_at AS "runAt", attempts, attempts_max AS "attemptsMax", last_error AS "lastError"
     FROM job_list($1)`,
    [countMax],
  )
}

/** Lets jobs begin anew at once; returns how many there were that nobody works on. */
export async function retryJobs(db: Queryable, ids: number[]): Promise<number> {
  return (await one<{ count: number }>(db, 'SELECT job_retry($1) AS count', [ids])).count
}

/** Drops jobs; returns how many there were that nobody works on. */
export async function cancelJobs(db: Queryable, ids: number[]): Promise<number> {
  return (await one<{ count: number }>(db, 'SELECT job_cancel($1) AS count', [ids])).count
}

/** Forgets failed jobs that no operator cared for; returns how many. */
export async function forgetFailedJobs(db: Queryable, failedBefore: Date, countMax: number): Promise<number> {
  const text = 'SELECT job_forget_failed($1, $2) AS count'
  return (await one<{ count: number }>(db, text, [failedBefore, countMax])).count
}

/** How many jobs stand in each state, counted up to a limit: who has more has other troubles. */
export function countJobs(db: Queryable): Promise<{ state: ListedJob['state']; count: number }[]> {
  return many(db, 'SELECT state, count(*) AS count FROM job_list($1) GROUP BY state', [COUNTED_MAX])
}

/** Which jobs have used up their attempts, by their name. */
export function countFailedJobs(db: Queryable): Promise<{ name: string; count: number }[]> {
  const text = `SELECT name, count(*) AS count FROM job_list($1) WHERE state = 'failed' GROUP BY name ORDER BY name`
  return many(db, text, [COUNTED_MAX])
}

const COUNTED_MAX = 10_000
