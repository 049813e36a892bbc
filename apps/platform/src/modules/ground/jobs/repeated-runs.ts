import { many, type Queryable } from '@baize/database'
import { nextTime } from './next-time.ts'
import { momentInMinuteMs, type RepeatedJob } from './repeat.ts'

type Repeated = Pick<RepeatedJob, 'name' | 'pattern'>

/** A job that is due again and again, as an operator sees it. */
export interface ListedRepeatedJob extends Repeated {
  isRunning: boolean
  /** The last run that came to an end; `null` before the first. `error` says why it failed. */
  last: { beganAt: Date; endedAt: Date; error: string | null } | null
  /** When it is due next, whatever the last run came to; `null` for a pattern without such a time. */
  nextAt: Date | null
}

/** An error's message is shown in a line; the log has all of it. */
const ERROR_LENGTH_MAX = 500

/** Lets these be the repeated jobs there are. Those that are known keep their last run. */
export async function declareRepeated(db: Queryable, jobs: readonly Repeated[]): Promise<void> {
  await db.query(
    `WITH gone AS (DELETE FROM job_repeated WHERE name <> ALL ($1))
     INSERT INTO job_repeated (name, pattern)
     SELECT name, pattern FROM unnest($1::text[], $2::text[]) AS job (name, pattern) ORDER BY name
     ON CONFLICT (name) DO UPDATE SET pattern = excluded.pattern WHERE job_repeated.pattern <> excluded.pattern`,
    [jobs.map(({ name }) => name), jobs.map(({ pattern }) => pattern)],
  )
}

/** Writes down a run that has just come to its end; `error` says why it failed. */
export async function noteRun(
  db: Queryable,
  { name, pattern }: Repeated,
  { tookMs, error }: { tookMs: number; error: string | null },
): Promise<void> {
  await db.query(
    `INSERT INTO job_repeated (name, pattern, began_at, ended_at, error)
     VALUES ($1, $2, now() - make_interval(secs => $3), now(), $4)
     ON CONFLICT (name) DO UPDATE
     SET began_at = excluded.began_at, ended_at = excluded.ended_at, error = excluded.error`,
    [name, pattern, tookMs / 1000, error?.slice(0, ERROR_LENGTH_MAX)],
  )
}

/** The repeated jobs by name, with their last run and their next time. */
export async function listRepeatedJobs(db: Queryable, now: Date): Promise<ListedRepeatedJob[]> {
  const rows = await many<RepeatedRow>(
    db,
    `SELECT name, pattern, is_running AS "isRunning", began_at AS "beganAt", ended_at AS "endedAt", error
     FROM job_repeated_list()`,
  )
  return rows.map(({ name, pattern, isRunning, beganAt, endedAt, error }) => ({
    name,
    pattern,
    isRunning,
    last: beganAt && endedAt ? { beganAt, endedAt, error } : null,
    nextAt: nextMoment(name, pattern, now),
  }))
}

function nextMoment(name: string, pattern: string, now: Date): Date | null {
  const afterMs = momentInMinuteMs(name)
  const minute = nextTime(pattern, new Date(now.getTime() - afterMs))
  return minute && new Date(minute.getTime() + afterMs)
}

interface RepeatedRow extends Repeated {
  isRunning: boolean
  beganAt: Date | null
  endedAt: Date | null
  error: string | null
}
