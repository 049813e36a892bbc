import type { Tx } from '@baize/database'
import { assert } from '@baize/kit'
import { sendMessage } from '../../../modules/delivery/notifications/index.ts'
import {
  type Player,
  applyPasswordChange,
  findPlayer,
  preparePasswordChange,
} from '../../../modules/person/players/index.ts'
import { isSecondFactorOn } from '../../../modules/person/second-factors/index.ts'
import { closeOtherSessions, deviceCookie, requireFreshProof } from '../../../modules/person/sessions/index.ts'
import { networkOf } from '../../../network.ts'
import type { Services } from '../../../services.ts'
import type { Visit } from './visit.ts'

/** A change of the password that its owner proved, with the new one hashed. */
interface PreparedChange {
  /** Null where there was none. */
  from: string | null
  to: string
}

/** Judges the form of a player who proves the present password, or has none, and hashes the new one. */
export async function prepareChange(
  { pool, newPasswords }: Services,
  { playerId }: { playerId: string },
  change: { currentPassword: string; newPassword: string; repeatNewPassword: string },
  visit: Visit,
): Promise<PreparedChange> {
  const issue = await newPasswords.issueOf(change.newPassword)
  return preparePasswordChange(pool, playerId, change, { network: networkOf(visit.address), issue })
}

/**
 * Replaces the password. Every other session is closed, because a changed password often means that somebody else knew
 * the old one, and every other device becomes a stranger's. The present password is a proof; where there is none, or a
 * second factor, it refuses `fresh_proof_needed`.
 */
export async function changePlayerPassword(
  tx: Tx,
  services: Services,
  { playerId, sessionId }: { playerId: string; sessionId: string },
  { prepared, visit }: { prepared: PreparedChange; visit: Visit },
): Promise<{ player: Player; cookie: string }> {
  if (prepared.from === null || (await isSecondFactorOn(tx, playerId)))
    await requireFreshProof(tx, services, { sessionId }, visit)
  const now = services.clock.now()
  await applyPasswordChange(tx, playerId, prepared, now)
  await closeOtherSessions(tx, services, { playerId, keptSessionId: sessionId, endedBy: 'password' })
  const player = await findPlayer(tx, playerId)
  assert(player, 'a player is never deleted')
  await sendMessage(tx, { kind: 'passwordChanged', playerId, locale: player.locale }, now)
  return { player, cookie: deviceCookie(services, visit.cookies, { playerId, passwordHash: prepared.to }) }
}
