import { PlayerStatus } from '@baize/contract'
import type { Tx } from '@baize/database'
import { recordFact } from '../../ground/facts/index.ts'
import { eraseAddresses } from './agreement-store.ts'
import { removeCodes } from './code-store.ts'
import type { Player } from './player.ts'
import { DETAILS_KEPT_YEARS } from './rules.ts'
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

/** When what says who the player was is taken out of an account closed then. */
export function detailsErasedAt(closedAt: Date): Date {
  return inYears(closedAt, DETAILS_KEPT_YEARS)
}

/** Takes out of accounts that were closed long ago who their players were, the oldest first; returns which. */
export async function eraseClosed(tx: Tx, now: Date, countMax: number): Promise<string[]> {
  const erased = await eraseClosedBefore(tx, inYears(now, -DETAILS_KEPT_YEARS), now, countMax)
  await eraseAddresses(tx, erased)
  return erased
}

function inYears(instant: Date, years: number): Date {
  const moved = new Date(instant)
  moved.setUTCFullYear(moved.getUTCFullYear() + years)
  return moved
}
