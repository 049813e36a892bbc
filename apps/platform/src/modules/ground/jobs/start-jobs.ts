import { setTimeout as delay } from 'node:timers/promises'
import { type Engine, type EngineOptions, startEngine } from './engine.ts'
import { DEAD_AFTER_SECONDS, HEARTBEAT_MS, RESTART_MS, STOP_ABORTED_MS, STOP_PATIENCE_MS } from './rules.ts'

export type JobsOptions = EngineOptions

export interface Jobs {
  /**
   * Takes no more jobs, lets those under way end, and gives back what has not within five seconds, for another
   * process or the next start.
   */
  stop(): Promise<void>
}

/**
 * Works on the jobs of all processes, for as long as this one lives. A process that dies with jobs in hand loses
 * none: the others hear nothing of it for half a minute and take them up. Throws where two kinds of job have one name.
 */
export function startJobs(options: JobsOptions): Jobs {
  const { pool, logger } = options
  refuseTwins(options)
  const stopping = new AbortController()
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))
  const running = keepRunning()

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await workWith(await startEngine(options))
      } catch (error) {
        logger.error('jobs are not worked on', error)
      }
      await delay(RESTART_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  async function workWith(engine: Engine): Promise<void> {
    const over = new AbortController()
    const ended = engine.ended.finally(() => over.abort())
    const beating = keepBeating(engine, AbortSignal.any([stopping.signal, over.signal]))
    try {
      await Promise.race([ended, stopped])
      if (!over.signal.aborted) await within(STOP_PATIENCE_MS + STOP_ABORTED_MS, engine.stop())
    } finally {
      await beating
      await pool.query('SELECT job_worker_gone($1, $2)', [engine.workerId, engine.done])
    }
  }

  async function keepBeating(engine: Engine, end: AbortSignal): Promise<void> {
    while (!end.aborted) {
      await beat(engine)
      await delay(HEARTBEAT_MS, undefined, { signal: end, ref: false }).catch(() => undefined)
    }
  }

  async function beat({ workerId }: Engine): Promise<void> {
    try {
      const values = [workerId, `${DEAD_AFTER_SECONDS} s`]
      await pool.query({ name: 'job-worker-seen', text: 'SELECT job_worker_seen($1, $2)', values })
    } catch (error) {
      logger.warn('a worker could not say that it lives', { reason: String(error) })
    }
  }

  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController()
  await Promise.race([work, delay(ms, undefined, { signal: late.signal }).catch(() => undefined)])
  late.abort()
}

/** The engine would do the work of the last one for both, without a word. */
function refuseTwins({ handlers, repeated }: JobsOptions): void {
  const names = [...handlers, ...repeated].map(({ name }) => name)
  const twin = names.find((name, index) => names.indexOf(name) < index)
  if (twin !== undefined) throw new Error(`two jobs are named ${twin}`)
}
