import type { Tx } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import { sendMessage } from '../../../modules/delivery/notifications/index.ts'
import { recordFact } from '../../../modules/ground/facts/index.ts'
import { publish } from '../../../modules/ground/outbox/index.ts'
import { timesOf } from '../../../modules/offers/bonuses/index.ts'
import { insertSpins } from '../../../modules/offers/wheels/index.ts'
import { findPlayer, isClosed } from '../../../modules/person/players/index.ts'
import type { Services } from '../../../services.ts'
import { wheelEvent } from './wheel-words.ts'
import { mayBePromotedTo } from '../../play/breaks.ts'
import { rulesFor } from '../../person/player-rules.ts'

const DAY_MS = 86_400_000

interface SpinsGrant {
  playerId: string
  wheelId: string
  count: number
  /** What they are given for: `deposit:<invoice>`, `quest:<id>`. The same cause brings them once. */
  cause: string
}

/**
 * Gives a player spins of a wheel in the transaction of their cause, whoever gives them: a deposit, a quest, a level, an
 * operator; how many were given. None for a wheel the house does not offer, for a cause that brought them before, and to
 * whoever may be given nothing.
 */
export async function grantWheelSpins(tx: Tx, services: Services, grant: SpinsGrant): Promise<number> {
  const { playerId, wheelId, count, cause } = grant
  const now = services.clock.now()
  const wheel = services.offers.current().wheels.get(wheelId)
  if (!wheel) return 0
  const { state, from, to } = timesOf(wheel, now)
  if (state === 'over') return 0
  const player = await findPlayer(tx, playerId)
  if (!player || isClosed(player) || !(await mayBeGivenSpins(tx, services, playerId))) return 0
  const ids = Array.from({ length: count }, () => uuidv7(now.getTime()))
  const fromMs = Math.max(now.getTime(), from?.getTime() ?? 0)
  const lastsUntil = wheel.spinLastsDays === null ? null : new Date(fromMs + wheel.spinLastsDays * DAY_MS)
  // No spin outlives its wheel, and none passes before that opens.
  const expiresAt = to && (lastsUntil === null || to < lastsUntil) ? to : lastsUntil
  const given = await insertSpins(tx, { ids, playerId, wheelId, cause, expiresAt }, now)
  if (given === 0) return 0
  await publish(tx, {
    channel: `retention:wheels#${playerId}`,
    data: { event: 'wheel.spin.issued', ...wheelEvent(playerId, wheel, player.locale), amount: given },
  })
  await recordFact(tx, {
    kind: 'wheel_spins_granted',
    playerId,
    data: { wheelId, count: given, cause },
    occurredAt: now,
  })
  const path = `/wheels/${wheelId}`
  await sendMessage(tx, { kind: 'wheelSpinsGiven', playerId, locale: player.locale, path }, now)
  return given
}

async function mayBeGivenSpins(tx: Tx, services: Services, playerId: string): Promise<boolean> {
  return (await rulesFor(tx, services, playerId)).bonuses === 'any' && mayBePromotedTo(tx, services, playerId)
}
