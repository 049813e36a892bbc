import { type Tx, withTransaction } from '@baize/database'
import { markSpinsTold, readUntoldSpins, type UntoldSpins } from '../../../modules/offers/free-spins/index.ts'
import type { Services } from '../../../services.ts'
import { sumInWords } from '../../money/sum-in-words.ts'
import { tellOfGift } from './tell-of-gift.ts'

const AT_ONCE = 200

/**
 * Tells players by letter and message of free spins that they were given, that are about to end and that ended: each
 * once, whatever process does it.
 */
export async function tellOfFreeSpins(services: Services, signal?: AbortSignal): Promise<void> {
  const { pool, clock, logger } = services
  for (const untold of await readUntoldSpins(pool, clock.now(), AT_ONCE)) {
    if (signal?.aborted) return
    // One that fails keeps nobody else waiting; it is tried again a minute later.
    await withTransaction(pool, (tx) => tell(tx, services, untold)).catch((error: unknown) =>
      logger.error('a player could not be told of free spins', error, { freeSpins: untold.freeSpinId }),
    )
  }
}

async function tell(tx: Tx, services: Services, untold: UntoldSpins): Promise<void> {
  if (!(await markSpinsTold(tx, untold, services.clock.now()))) return
  const { about, playerId, name, count, used, won, currency, until } = untold
  await tellOfGift(tx, services, {
    playerId,
    about,
    kind: about === 'given' ? 'freeSpinsGiven' : about === 'expiring' ? 'freeSpinsExpiring' : 'freeSpinsEnded',
    values: ({ locale, day, link }) => ({
      name,
      count,
      used,
      left: count - used,
      sum: sumInWords(locale, { amount: won, currency }),
      until: day(until),
      link,
    }),
  })
}
