/** What a handler is told beside the payload. */
export interface JobRun {
  /** Aborted when the process has to end: finish or throw, the job is done again elsewhere. */
  signal: AbortSignal
  /** 1 for the first. */
  attempt: number
}

/** A kind of job by name, with the payload it carries. Names stay: jobs written by an earlier release bear them. */
export interface JobKind<Payload extends object> {
  readonly name: string
  readonly attemptsMax: number
  /** Never there at run time; says what `addJob` takes and the handler gets. */
  readonly payload?: Payload
}

/** With pauses from 3 seconds to 6 hours, twelve attempts take about a day. */
const ATTEMPTS_MAX = 12

export function jobKind<Payload extends object>(name: string, attemptsMax = ATTEMPTS_MAX): JobKind<Payload> {
  return { name, attemptsMax }
}

/** A kind of job and what is done about it; made by `handle` and registered by the composition root. */
export interface JobHandler {
  name: string
  work: (payload: unknown, run: JobRun) => Promise<unknown>
}

/**
 * Says what is done about jobs of a kind. The work is done at least once, and again after it threw or its process
 * died, so it is safe to repeat.
 */
export function handle<Payload extends object>(
  { name }: JobKind<Payload>,
  work: (payload: Payload, run: JobRun) => Promise<unknown>,
): JobHandler {
  return { name, work: (payload, run) => work(payload as Payload, run) }
}
