import type { Clock, Logger } from '@baize/kit'
import { fingerprintOf, OfferError, readOffers } from './read-offers.ts'
import type { WholeBook } from './whole-book.ts'

/** What is offered now. */
export interface Offers {
  current(): WholeBook
}

/** How old what is known may be before the files are looked at again. */
const LOOKS_EVERY_MS = 5_000

/**
 * Reads the offers now, which throws `OfferError` where they are not in order, and again when a file changed. What
 * cannot be read later is told of once, and the last good offers go on.
 */
export function createOffers(folders: readonly string[], { clock, logger }: { clock: Clock; logger: Logger }): Offers {
  let book = readOffers(folders)
  let fingerprint = fingerprintOf(folders)
  let lookedAtMs = clock.now().getTime()
  return {
    current() {
      const nowMs = clock.now().getTime()
      if (nowMs - lookedAtMs < LOOKS_EVERY_MS) return book
      lookedAtMs = nowMs
      try {
        const found = fingerprintOf(folders)
        if (found === fingerprint) return book
        fingerprint = found
        book = readOffers(folders)
        logger.info('the offers were read anew', { bonuses: book.offers.size })
      } catch (error) {
        const problem = error instanceof OfferError ? error.problems.join('; ') : String(error)
        logger.warn('the offers cannot be read, the last good ones go on', { problem })
      }
      return book
    },
  }
}
