import { PlayerBonusResult } from '@baize/contract/kinds'
import { type Tx, withTransaction } from '@baize/database'
import { markTold, readUntold, type Untold } from '../../../modules/play/wagering/index.ts'
import type { Services } from '../../../services.ts'
import { sumInWords } from '../../money/sum-in-words.ts'
import { tellOfGift } from './tell-of-gift.ts'

const AT_ONCE = 200

/**
 * Tells players by letter and message of bonuses that they were given, that are about to end and that ended: each once,
 * whatever process does it. Whoever may be offered nothing is told of ends alone, which are about their own money.
 */
export async function tellOfBonuses(services: Services, signal?: AbortSignal): Promise<void> {
  const { pool, clock, logger } = services
  for (const untold of await readUntold(pool, clock.now(), AT_ONCE)) {
    if (signal?.aborted) return
    // One that fails keeps nobody else waiting; it is tried again a minute later.
    await withTransaction(pool, (tx) => tell(tx, services, untold)).catch((error: unknown) =>
      logger.error('a player could not be told of a bonus', error, { bonus: untold.bonusId }),
    )
  }
}

async function tell(tx: Tx, services: Services, untold: Untold): Promise<void> {
  if (!(await markTold(tx, untold, services.clock.now()))) return
  const { about, playerId, names, name, amount, currency, converted, result, until } = untold
  const isPlayed = result === PlayerBonusResult.played && converted > 0n
  const ended = isPlayed ? ('bonusPlayed' as const) : ('bonusEnded' as const)
  await tellOfGift(tx, services, {
    playerId,
    about,
    kind: about === 'given' ? 'bonusGiven' : about === 'expiring' ? 'bonusExpiring' : ended,
    values: ({ locale, day, link }) => ({
      name: names?.[locale] ?? name,
      sum: sumInWords(locale, { amount, currency }),
      won: sumInWords(locale, { amount: converted, currency }),
      until: day(until),
      link,
    }),
  })
}
