import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { removeCodes } from './code-store.ts'
import { spendCode } from './codes.ts'
import { hasAccess, type Player } from './player.ts'
import { issues } from './rules.ts'
import { lockPlayer, setHash } from './store.ts'

/** What is said of a reset code that is not good, whatever is wrong with it. */
export const wrongResetCode = () => new Refusal('validation', { code: [issues.wrongCode] })

/**
 * Sets the password of the player a reset code was sent to, and resolves to them. The code works once, and the
 * player's other reset codes not at all afterwards. It is refused when the address it went to is no longer theirs. A
 * disowned sign-in is settled by it.
 */
export async function resetPassword(tx: Tx, code: string, passwordHash: string, now: Date): Promise<Player> {
  const spent = await spendCode(tx, 'password_reset', code, now)
  if (!spent) throw wrongResetCode()
  const player = await lockPlayer(tx, spent.playerId)
  if (!hasAccess(player) || !isContactOf(player, spent.contact)) throw wrongResetCode()
  await setHash(tx, player.id, passwordHash, now)
  await removeCodes(tx, 'password_reset', player.id)
  await removeCodes(tx, 'sign_in_link', player.id)
  return player
}

/** Whether what a code was sent to is still the player's. */
export function isContactOf(player: Player, contact: string): boolean {
  return contact === player.email || (player.phoneConfirmed && contact === player.phone)
}
