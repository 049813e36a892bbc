import type { Tx } from '@baize/database'
import { type IssuedCode, issueSignInCode, spendCode } from './codes.ts'
import { hasAccess, type Player } from './player.ts'
import { lockPlayer } from './store.ts'

/** A player who proved to read the mail of their address. */
export type MailReader = Player & { email: string }

/**
 * A code that signs its reader in, for a player with access whose address was confirmed; undefined for anybody else. It
 * takes the place of those sent before.
 */
export async function issueSignInLink(
  tx: Tx,
  playerId: string,
  now: Date,
): Promise<(IssuedCode & { player: MailReader }) | undefined> {
  const player = await lockPlayer(tx, playerId)
  if (!isMailReader(player) || !hasAccess(player)) return undefined
  return { ...(await issueSignInCode(tx, player, now)), player }
}

/**
 * Takes the code of a link and resolves to the player it went to, blocked ones included. Works once, and only while the
 * address is theirs; undefined for every other code. The player's row stays locked, so that a change of the password
 * finds the session that is opened now.
 */
export async function playerOfSignInLink(tx: Tx, code: string, now: Date): Promise<Player | undefined> {
  const spent = await spendCode(tx, 'sign_in_link', code, now)
  if (!spent) return undefined
  const player = await lockPlayer(tx, spent.playerId)
  return isMailReader(player) && player.email === spent.contact ? player : undefined
}

function isMailReader(player: Player): player is MailReader {
  return player.email !== null && player.confirmedAt !== null
}
