import type { Logger } from '@baize/kit'

/**
 * Looks every so often, never beside itself, until the returned function is called, which waits for the look under way.
 * A failure is said once, by `complaint`, until a look succeeds: it is tried again soon.
 */
export function lookAgain(
  look: () => Promise<unknown>,
  { everyMs, complaint, logger }: { everyMs: number; complaint: string; logger: Logger },
): () => Promise<void> {
  let looking: Promise<void> | null = null
  let isFailing = false
  const lookOnce = async () => {
    try {
      await look()
      isFailing = false
    } catch (error) {
      if (!isFailing) logger.warn(complaint, { reason: String(error) })
      isFailing = true
    }
    looking = null
  }
  const timer = setInterval(() => void (looking ??= lookOnce()), everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
