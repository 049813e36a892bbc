import type { Logger } from '@baize/kit'

/** A part of the site that ends when the site stops. */
export interface Part {
  name: string
  end: () => Promise<void>
}

/** For all parts together; a supervisor that waits ten seconds before it kills sees the end of it. */
const STOP_MAX_MS = 8_000

/** Each part gets this even where those before it took all the time: the database needs it to end without recovery. */
const PART_MIN_MS = 500

/**
 * Ends the parts one after the other. One that fails, or does not end in what is left of eight seconds, is told of in
 * the log and left behind: it must not leave those below it running, the database least of all.
 */
export async function endInOrder(parts: readonly Part[], logger: Logger, stopMaxMs = STOP_MAX_MS): Promise<void> {
  const untilMs = performance.now() + stopMaxMs
  for (const { name, end } of parts) {
    const patienceMs = Math.max(untilMs - performance.now(), PART_MIN_MS)
    try {
      await within(patienceMs, end())
    } catch (error) {
      logger.error('a part of the site did not end in order', error, { part: name })
    }
  }
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long and is left behind')), ms)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
