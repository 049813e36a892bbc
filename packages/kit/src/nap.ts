/** Pauses of a loop, one at a time, that others may end early. */
export interface Naps {
  /** Settles after so many milliseconds, or at once when it is ended; keeps no process alive. */
  take(ms: number): Promise<void>
  /** Ends the nap under way, if there is one. */
  end(): void
}

/**
 * For loops that are woken hundreds of times a second: an aborted timer of Node makes an error with a trace each time,
 * which costs more than the work of a small round.
 */
export function createNaps(): Naps {
  let end: () => void = () => undefined
  return {
    take: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms).unref()
        end = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    end: () => end(),
  }
}
