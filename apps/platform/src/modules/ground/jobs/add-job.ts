import type { Queryable, Tx } from '@baize/database'
import type { JobKind } from './job-kind.ts'

export interface JobOptions {
  /** Not before; at once unless told. */
  runAt?: Date
  /**
   * At most one job waits under a key: another one takes its place, with its own payload and time. One that runs
   * already is followed by the new one.
   */
  key?: string
}

/** Adds a job in the caller's transaction: it is done if and only if that commits, and begins at once after it. */
export async function addJob<Payload extends object>(
  tx: Tx,
  { name, attemptsMax }: JobKind<Payload>,
  payload: Payload,
  { runAt, key }: JobOptions = {},
): Promise<void> {
  await tx.query({
    name: 'job-add',
    text: 'SELECT job_add($1, $2, $3, $4, $5)',
    values: [name, JSON.stringify(payload), runAt ?? null, key ?? null, attemptsMax],
  })
}

/** Adds a job for each payload, by one statement. */
export async function addJobs<Payload extends object>(
  tx: Tx,
  { name, attemptsMax }: JobKind<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  if (payloads.length === 0) return
  await tx.query({
    name: 'job-add-all',
    text: 'SELECT job_add($1, payload, NULL, NULL, $3) FROM jsonb_array_elements($2) AS payload',
    values: [name, JSON.stringify(payloads), attemptsMax],
  })
}

/** Takes back the job that waits under a key. One that runs goes on, and is not tried again. */
export async function removeJob(db: Queryable, key: string): Promise<void> {
  await db.query('SELECT job_remove($1)', [key])
}
