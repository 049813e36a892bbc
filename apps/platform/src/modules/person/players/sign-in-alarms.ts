import type { Queryable, Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { removeCodes } from './code-store.ts'
import { type IssuedCode, issueAlarmCode, issueResetCodeTo, spendCode } from './codes.ts'
import { hasAccess, type Player } from './player.ts'
import { isContactOf } from './reset-password.ts'
import { lockPayouts, lockPlayer, readArePayoutsLocked } from './store.ts'

/** Where a player reads of a sign-in, by what they sign in with; null where nothing is theirs. */
export function alarmContact({ email, phone, phoneConfirmed }: Player): string | null {
  return email ?? (phoneConfirmed ? phone : null)
}

/** A code by which whoever reads the letter says that a sign-in was not theirs. Several letters may be under way. */
export function issueSignInAlarm(
  tx: Tx,
  { playerId, contact }: { playerId: string; contact: string },
  now: Date,
): Promise<IssuedCode> {
  return issueAlarmCode(tx, { id: playerId, contact }, now)
}

/**
 * Takes the code of such a letter: somebody else knows the password, so that it opens nothing from now on, payouts are
 * locked, and no code that was sent before is good. Resolves to the player and to a code for a new password, which is
 * null where what the letter went to is no longer theirs. Refuses `confirmation_code_wrong`.
 */
export async function disownSignIn(
  tx: Tx,
  code: string,
  now: Date,
): Promise<{ player: Player; reset: IssuedCode | null }> {
  const spent = await spendCode(tx, 'sign_in_alarm', code, now)
  if (!spent) throw new Refusal('confirmation_code_wrong')
  const player = await lockPlayer(tx, spent.playerId)
  await lockPayouts(tx, player.id, now)
  for (const purpose of ['sign_in_alarm', 'sign_in_link', 'password_reset'] as const)
    await removeCodes(tx, purpose, player.id)
  const mayChoose = hasAccess(player) && isContactOf(player, spent.contact)
  const reset = mayChoose ? await issueResetCodeTo(tx, { id: player.id, contact: spent.contact }, now) : null
  return { player, reset }
}

/** Whether no money may leave the house for the player until they have chosen a password by a letter or a message. */
export function arePayoutsLocked(db: Queryable, playerId: string): Promise<boolean> {
  return readArePayoutsLocked(db, playerId)
}
