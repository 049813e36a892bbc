import { PlayerBonusResult } from '@baize/contract/kinds'
import { type Tx, withTransaction } from '@baize/database'
import { assert } from '@baize/kit'
import { writeLetter } from '../modules/delivery/mail/index.ts'
import { sendMessage } from '../modules/delivery/notifications/index.ts'
import { DEFAULT_LOCALE } from '../modules/ground/settings/index.ts'
import { findPlayer, isClosed } from '../modules/person/players/index.ts'
import { markTold, readUntold, type Untold } from '../modules/play/wagering/index.ts'
import type { Services } from '../services.ts'
import { mayBePromotedTo } from './breaks.ts'
import { sumInWords } from './sum-in-words.ts'

const AT_ONCE = 200
const LETTER_LIFE_MS = 2 * 86_400_000

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
  const now = services.clock.now()
  if (!(await markTold(tx, untold, now))) return
  const { about, playerId, name, amount, currency, converted, result, until } = untold
  const player = await findPlayer(tx, playerId)
  assert(player, 'a player is never deleted')
  if (isClosed(player)) return
  if (about !== 'ended' && !(await mayBePromotedTo(tx, services, playerId))) return
  const isPlayed = result === PlayerBonusResult.played && converted > 0n
  const ended = isPlayed ? ('bonusPlayed' as const) : ('bonusEnded' as const)
  const kind = about === 'given' ? 'bonusGiven' : about === 'expiring' ? 'bonusExpiring' : ended
  await sendMessage(tx, { kind, playerId, locale: player.locale }, now)
  const { email, confirmedAt, timeZone } = player
  if (email === null || confirmedAt === null || (about === 'expiring' && !player.receiveEmailPromo)) return
  const locale = player.locale ?? DEFAULT_LOCALE
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timeZone ?? 'UTC' })
  const values = {
    name,
    sum: sumInWords(locale, { amount, currency }),
    won: sumInWords(locale, { amount: converted, currency }),
    until: date.format(until),
    link: `${services.config.publicUrl}/profile/${about === 'ended' ? 'history?tab=bonuses' : 'bonuses'}`,
  }
  const expiresAt = new Date(now.getTime() + LETTER_LIFE_MS)
  await writeLetter(tx, services, { kind, to: email, locale, values, expiresAt })
}
