import { createNaps } from '@baize/kit'

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
  const naps = createNaps()
  let isKicked = true
  let isStopping = false
  /** A kick ends no pause that lets work gather, and none behind a failure. */
  let mayBeKicked = false
  const running = run()

  async function run(): Promise<void> {
    for (let failures = 0; !isStopping;) {
      const isPoll = !isKicked
      isKicked = false
      try {
        if (await round(isPoll)) isKicked = true
        failures = 0
      } catch (error) {
        onFailure(error, ++failures)
      }
      if (failures > 0) await rest(Math.min(pollMs * 2 ** (failures - 1), FAILURE_PAUSE_MAX_MS))
      else await restUntilKicked()
    }
  }

  async function restUntilKicked(): Promise<void> {
    await rest(gatherMs)
    if (isKicked) return
    mayBeKicked = true
    await rest(pollMs - gatherMs)
    mayBeKicked = false
  }

  async function rest(ms: number): Promise<void> {
    if (!isStopping) await naps.take(ms)
  }

  return {
    kick() {
      isKicked = true
      if (mayBeKicked) naps.end()
    },
    async stop() {
      isStopping = true
      naps.end()
      await running
    },
  }
}
