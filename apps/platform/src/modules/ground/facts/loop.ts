import { setTimeout as delay } from 'node:timers/promises'

export interface Loop {
  /** There may be work; look soon. Returns at once and may be called as often as one likes. */
  kick(): void
  /** Ends after the round under way. */
  stop(): Promise<void>
}

export interface LoopOptions {
  /** Does a good piece of what there is to do; true when there is more. `isPoll` when nobody has kicked. */
  round: (isPoll: boolean) => Promise<boolean>
  onFailure: (error: unknown, failures: number) => void
  /** Without a kick it looks this often. */
  pollMs: number
  /** A round begins this long after the one before at the earliest, so that work comes in larger pieces. */
  gatherMs: number
}

const FAILURE_PAUSE_MAX_MS = 5_000

/** Runs rounds, one after the other: when kicked, and now and then without. */
export function startLoop({ round, onFailure, pollMs, gatherMs }: LoopOptions): Loop {
  const stopping = new AbortController()
  let isKicked = true
  let interrupt: () => void = () => undefined
  const running = run()

  async function run(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted;) {
      const isPoll = !isKicked
      isKicked = false
      try {
        if (await round(isPoll)) isKicked = true
        failures = 0
      } catch (error) {
        onFailure(error, ++failures)
      }
      if (failures > 0) await rest(Math.min(pollMs * 2 ** (failures - 1), FAILURE_PAUSE_MAX_MS), stopping.signal)
      else await restUntilKicked()
    }
  }

  async function restUntilKicked(): Promise<void> {
    await rest(gatherMs, stopping.signal)
    if (isKicked) return
    const kicked = new AbortController()
    interrupt = () => kicked.abort()
    await rest(pollMs - gatherMs, AbortSignal.any([kicked.signal, stopping.signal]))
    interrupt = () => undefined
  }

  return {
    kick() {
      isKicked = true
      interrupt()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal, ref: false }).catch(() => undefined)
}
