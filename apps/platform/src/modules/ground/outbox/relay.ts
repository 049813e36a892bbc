import type { Pool } from '@baize/database'
import { type Logger, randomToken, startLoop } from '@baize/kit'
import { deliverBatch, hasFacts, type FactPublisher } from './deliver.ts'
import { onWake } from './wake.ts'

export interface RelayOptions {
  pool: Pool
  publisher: FactPublisher
  logger: Logger
}

export interface Relay {
  /** There may be facts; look now. Returns at once and may be called as often as one likes. */
  kick: () => void
  /** Ends after the batch under way. What is left waits for the next relay. */
  stop(): Promise<void>
  /** Settles when every fact committed before the call has been delivered, or the relay is stopped. */
  idle(): Promise<void>
}

/** Finds what was committed by other processes, or without a wake. */
const POLL_MS = 500

/**
 * What comes within this time of a batch goes with the next one; a fact after a quiet moment goes at once. Nobody sees
 * the difference, and where many bet it leaves most of a relay's statements out.
 */
const GATHER_MS = 20

/** Another relay has its turn for some milliseconds; what was committed meanwhile should not wait for the next poll. */
const BUSY_MS = 10

/** Batches in a row of which nothing was taken, before the publisher counts as away. */
const FRUITLESS_MAX = 3

/**
 * Sends committed facts to the publisher: every fact at least once, those of one channel in the order in
 * which they were written, also when several processes relay. A fact is removed after it was delivered. While
 * the publisher fails, facts wait and are tried again with growing pauses; one failing channel does not hold
 * up the others. A fact that the publisher refuses for good is reported and dropped.
 */
export function startRelay({ pool, publisher, logger }: RelayOptions): Relay {
  const id = randomToken(9)
  let isStopped = false
  let idlers: (() => void)[] = []
  const loop = startLoop({
    async round(isPoll) {
      if (isPoll && !(await hasFacts(pool))) return null
      const asked = idlers
      if (!(await drain())) return BUSY_MS
      idlers = idlers.slice(asked.length)
      for (const settle of asked) settle()
      return null
    },
    onFailure: (error, failures) => logger.error('facts could not be relayed', error, { failures }),
    pollMs: POLL_MS,
    gatherMs: GATHER_MS,
  })
  const forget = onWake(loop.kick)

  /**
   * True when nothing is left; false when another process is at it, or more is left than was got through. What fails is
   * left behind with its channel, so that what stands behind it in other channels gets its turn; the first failure is
   * thrown at the end.
   */
  async function drain(): Promise<boolean> {
    const broken: string[] = []
    const failures: unknown[] = []
    for (let fruitless = 0; ;) {
      const batch = await deliverBatch(pool, publisher, id, broken)
      broken.push(...batch.broken)
      failures.push(...batch.failures)
      for (const { channel, reason } of batch.refusals)
        logger.error('a fact was refused for good and is dropped', reason, { channel })
      fruitless = batch.doneCount > 0 ? 0 : fruitless + 1
      if (batch.outcome === 'more' && fruitless < FRUITLESS_MAX && !isStopped) continue
      if (failures.length > 0) throw failures[0]
      return batch.outcome === 'empty'
    }
  }

  return {
    kick: loop.kick,
    async stop() {
      isStopped = true
      forget()
      await loop.stop()
      for (const settle of idlers.splice(0)) settle()
    },
    idle() {
      if (isStopped) return Promise.resolve()
      return new Promise((resolve) => {
        idlers = [...idlers, resolve]
        loop.kick()
      })
    },
  }
}
