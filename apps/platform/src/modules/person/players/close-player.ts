import { PlayerStatus } from '@baize/contract'
import type { Tx } from '@baize/database'
import { recordFact } from '../../ground/facts/index.ts'
import { eraseAddresses } from './agreement-store.ts'
import { removeCodes } from './code-store.ts'
import type { DetailsKept } from './details-kept.ts'
import type { Player } from './player.ts'
import { DETAILS_KEPT_MONTHS_MIN } from './rules.ts'
import { eraseClosedBefore, lockPlayer, markClosed } from './store.ts'

/** Closes the account: nobody signs in to it any more, and links that were mailed lead nowhere. */
export async function closePlayer(tx: Tx, playerId: string, now: Date): Promise<Player> {
  const player = await lockPlayer(tx, playerId)
  await markClosed(tx, playerId, PlayerStatus.closed, now)
  await removeCodes(tx, 'password_reset', playerId)
  await removeCodes(tx, 'sign_in_link', playerId)
  await removeCodes(tx, 'email_confirmation', playerId)
  await recordFact(tx, { kind: 'account_closed', playerId, data: {}, occurredAt: now })
  return player
}

/** When what says who the player was is taken out of an account closed then: never before the law lets it. */
export function detailsErasedAt(closedAt: Date, keptMonths: number): Date {
  return inMonths(closedAt, Math.max(DETAILS_KEPT_MONTHS_MIN, keptMonths))
}

/** Takes out of accounts that were closed long ago who their players were, the oldest first; returns which. */
export async function eraseClosed(tx: Tx, now: Date, kept: DetailsKept, countMax: number): Promise<string[]> {
  const before = inMonths(now, -DETAILS_KEPT_MONTHS_MIN)
  const erased = await eraseClosedBefore(tx, { before, kept, now }, countMax)
  await eraseAddresses(tx, erased)
  return erased
}

function inMonths(instant: Date, months: number): Date {
  const moved = new Date(instant)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  return moved
}
