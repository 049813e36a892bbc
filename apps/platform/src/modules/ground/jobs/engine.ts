import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { createPool, type Pool } from '@baize/database'
import type { Logger } from '@baize/kit'
import {
  type CronItem,
  type Job,
  Logger as EngineLogger,
  type Task,
  type WorkerEvents,
  parseCronItems,
  run,
  runMigrations,
} from 'graphile-worker'
import type { JobHandler } from './job-kind.ts'
import { momentInMinuteMs, type RepeatedJob } from './repeat.ts'
import { declareRepeated, noteRun } from './repeated-runs.ts'
import { CONCURRENCY, DONE_KEPT, POLL_MS, REPEATED_ATTEMPTS_MAX, STOP_ABORTED_MS, STOP_PATIENCE_MS } from './rules.ts'

/** The engine at work. This file, `next-time.ts` and `jobs.sql` alone know which one it is. */
export interface Engine {
  /** The name under which it holds jobs. */
  workerId: string
  /** The numbers of the last jobs that it did, which may not be written down as done yet when it has ended. */
  done: readonly string[]
  /** Settles when it has ended: by `stop`, or because the database was away for longer than it bears. */
  ended: Promise<void>
  /** Takes no more jobs, tells those under way to end after a while, and resolves when they have. */
  stop(): Promise<void>
}

export interface EngineOptions {
  pool: Pool
  logger: Logger
  handlers: readonly JobHandler[]
  repeated: readonly RepeatedJob[]
  /** Does each job; whoever watches them names one. */
  around?: undefined | AroundJob
}

/** Does a job and says what became of it. */
export type AroundJob = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/** Brings the engine's own schema to what this version of it needs. */
export async function installEngine(url: string): Promise<void> {
  const pool = createPool(url, { max: 1, patience: null, applicationName: 'baize schema' })
  try {
    await runMigrations({ pgPool: pool, logger: new EngineLogger(() => () => undefined) })
  } finally {
    await pool.end()
  }
}

const asItIs: AroundJob = (_name, work) => work()

export async function startEngine({
  pool,
  logger,
  handlers,
  repeated,
  around = asItIs,
}: EngineOptions): Promise<Engine> {
  const events: WorkerEvents = new EventEmitter()
  let workerId: string | undefined
  events.on('pool:create', ({ workerPool }) => (workerId = workerPool.id))
  const done: string[] = []
  events.on('job:success', ({ job }) => {
    if (done.push(job.id) > DONE_KEPT) done.shift()
  })
  const broken = new Promise<void>((resolve) => events.on('pool:fatalError', () => resolve()))
  events.on('job:error', ({ job, error }) => jobFailed(logger, job, error))
  // The engine knows minutes; what it is about to write down says when in the minute.
  events.on('cron:schedule', ({ jobsAndIdentifiers }) => {
    for (const { job } of jobsAndIdentifiers)
      job.runAt = new Date(Date.parse(job.runAt) + momentInMinuteMs(job.task)).toISOString()
  })
  await declareRepeated(pool, repeated)
  const again = repeated.map((job) => ({ name: job.name, work: noted(job, pool, logger) }))
  const runner = await run({
    events,
    logger: engineLogger(logger),
    noHandleSignals: true,
    parsedCronItems: parseCronItems(repeated.map(cronItem)),
    pgPool: pool,
    preset: {
      worker: {
        // A worker that writes down by itself waits for nothing: a connection lost then would be nobody's failure and end
        // the process. In batches it ends the engine.
        completeJobBatchDelay: 0,
        concurrentJobs: CONCURRENCY,
        failJobBatchDelay: 0,
        gracefulShutdownAbortTimeout: STOP_PATIENCE_MS,
        // One question for all instead of one for each.
        localQueue: { size: CONCURRENCY },
        pollInterval: POLL_MS,
      },
    },
    taskList: Object.fromEntries([...handlers, ...again].map(({ name, work }) => [name, taskOf(name, work, around)])),
  })
  // Broken while it writes down what is done, it means to end by itself, and now and then waits for ever instead.
  const givenUp = broken.then(() => delay(STOP_PATIENCE_MS + STOP_ABORTED_MS, undefined, { ref: false }))
  const ended = Promise.race([runner.promise, givenUp])
  return { workerId: workerId!, done, ended, stop: () => runner.stop() }
}

function taskOf(name: string, work: JobHandler['work'], around: AroundJob): Task {
  return async (payload, { abortSignal, job }) => {
    await around(name, () => work(payload, { signal: abortSignal, attempt: job.attempts }))
  }
}

/** The work of a repeated job, whose end is written down for `npm run jobs`. */
function noted(job: RepeatedJob, pool: Pool, logger: Logger): JobHandler['work'] {
  return async (_payload, run) => {
    const beganMs = performance.now()
    const note = (error: string | null) =>
      noteRun(pool, job, { tookMs: performance.now() - beganMs, error }).catch((trouble: unknown) =>
        logger.warn('the end of a repeated job could not be written down', { name: job.name, reason: String(trouble) }),
      )
    try {
      await job.work(run)
    } catch (error) {
      await note(String(error))
      throw error
    }
    await note(null)
  }
}

function cronItem({ name, pattern }: RepeatedJob): CronItem {
  return {
    task: name,
    match: pattern,
    identifier: name,
    options: {
      backfillPeriod: 0,
      jobKey: `repeat:${name}`,
      jobKeyMode: 'preserve_run_at',
      maxAttempts: REPEATED_ATTEMPTS_MAX,
      // One after the other, also where a run takes longer than the time between two.
      queueName: `repeat:${name}`,
    },
  }
}

/** The engine's troubles among ours. What it says at rest is left out. */
function engineLogger(logger: Logger): EngineLogger {
  return new EngineLogger(() => (level, message, about) => {
    // A job that failed is told by its event.
    if (about?.failure === true) return
    if (level === 'error') logger.error('the engine of jobs is in trouble', about?.error ?? new Error(message))
    // Handlers use connections of their own; the engine's few are for its own statements.
    else if (level === 'warning' && !message.includes('maxPoolSize'))
      logger.warn('the engine of jobs warns', { reason: message })
  })
}

function jobFailed(logger: Logger, job: Job, error: unknown): void {
  const about = { job: job.id, name: job.task_identifier, attempts: job.attempts }
  if (job.attempts >= job.max_attempts) logger.error('a job failed for good', error, about)
  else if (job.max_attempts === REPEATED_ATTEMPTS_MAX) logger.error('a repeated job failed', error, about)
  else logger.warn('a job failed and is tried again', { ...about, reason: String(error) })
}
