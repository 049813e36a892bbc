import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { recordFact } from '../../ground/facts/index.ts'
import { publish } from '../../ground/outbox/index.ts'
import { removeCodes } from './code-store.ts'
import { type IssuedCode, issueConfirmationCode, spendCode } from './codes.ts'
import type { Player } from './player.ts'
import { lockPlayer, savePlayer } from './store.ts'

/**
 * A new code for the player's own address. Refuses `email_missing` when there is none and `already_confirmed`
 * when nothing is left to prove.
 */
export async function issueOwnConfirmation(
  tx: Tx,
  playerId: string,
  now: Date,
): Promise<IssuedCode & { player: Player; email: string }> {
  const player = await lockPlayer(tx, playerId)
  const { email } = player
  if (email === null) throw new Refusal('email_missing')
  if (player.confirmedAt) throw new Refusal('already_confirmed')
  return { ...(await issueConfirmationCode(tx, { id: playerId, email }, now)), player, email }
}

/**
 * Takes the code of a confirmation letter: the address it went to is proven, as long as it is still the player's.
 * Works once; the other codes of the player are of no use afterwards. Refuses `confirmation_code_wrong`.
 */
export async function confirmEmail(tx: Tx, code: string, now: Date): Promise<void> {
  const spent = await spendCode(tx, 'email_confirmation', code, now)
  if (!spent) throw new Refusal('confirmation_code_wrong')
  const player = await lockPlayer(tx, spent.playerId)
  if (player.email !== spent.contact) throw new Refusal('confirmation_code_wrong')
  await removeCodes(tx, 'email_confirmation', player.id)
  if (player.confirmedAt) return
  await savePlayer(tx, player.id, { confirmedAt: now }, now)
  await publish(tx, { channel: `player:profile#${player.id}`, data: { event: 'player.updated' } })
  const data = { members: ['confirmedAt'] }
  await recordFact(tx, { kind: 'profile_changed', playerId: player.id, data, occurredAt: now })
}
