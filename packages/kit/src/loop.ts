import { createNaps } from './nap.ts'

export interface Loop {
  /** There may be work; look soon. Returns at once and may be called as often as one likes. */
  kick: () => void
  /** Ends after the round under way. */
  stop(): Promise<void>
}

export interface LoopOptions {
  /**
   * Does a good piece of what there is to do. After how many milliseconds it goes on where more is left, else `null`.
   * `isPoll` when nobody has kicked.
   */
  round: (isPoll: boolean) => Promise<number | null>
  onFailure: (error: unknown, failures: number) => void
  /** Without a kick it looks this often. */
  pollMs: number
  /** What comes within this time of a round waits for its end, so that work comes in larger pieces. */
  gatherMs: number
}

const FAILURE_PAUSE_MAX_MS = 5_000

/** Runs rounds, one after the other: when kicked, and now and then without. Failures in a row have growing pauses. */
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
        const moreInMs = await round(isPoll)
        failures = 0
        isKicked ||= moreInMs !== null
        await rest(moreInMs ?? (isPoll ? 0 : gatherMs))
        if (!isKicked) await restUntilKicked()
      } catch (error) {
        onFailure(error, ++failures)
        await rest(Math.min(pollMs * 2 ** (failures - 1), FAILURE_PAUSE_MAX_MS))
      }
    }
  }

  async function restUntilKicked(): Promise<void> {
    mayBeKicked = true
    await rest(pollMs)
    mayBeKicked = false
  }

  async function rest(ms: number): Promise<void> {
    if (ms > 0 && !isStopping) await naps.take(ms)
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
