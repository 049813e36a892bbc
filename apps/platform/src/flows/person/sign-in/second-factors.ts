import { playerNumber } from '@baize/contract/people'
import type { Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { findPlayer } from '../../../modules/person/players/index.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../../../modules/person/second-factors/index.ts'
import { closeOtherSessions, requireFreshProof } from '../../../modules/person/sessions/index.ts'
import type { Services } from '../../../services.ts'
import { tellOfGuards } from './tell-of-guards.ts'
import type { Visit } from './visit.ts'

interface Caller {
  playerId: string
  sessionId: string
}

/** What the authenticator of a player needs, who gave a fresh proof. */
export async function setUpSecondFactor(tx: Tx, services: Services, caller: Caller, visit: Visit) {
  await requireFreshProof(tx, services, caller, visit)
  const player = await findPlayer(tx, caller.playerId)
  assert(player, 'a player is never deleted')
  const name = player.email ?? player.phone ?? player.nickname ?? playerNumber(player.id)
  return beginAuthenticator(tx, services, player.id, { name, issuer: services.config.mail.siteName })
}

/**
 * Switches the second factor on, or over to another authenticator: whoever is signed in elsewhere came without it and is
 * signed out. Refuses `one_time_code_wrong`.
 */
export async function confirmSecondFactor(
  tx: Tx,
  services: Services,
  caller: Caller,
  { code, visit }: { code: string; visit: Visit },
): Promise<string[]> {
  await requireFreshProof(tx, services, caller, visit)
  const { playerId, sessionId } = caller
  await tellOfGuards(tx, services, playerId, { kind: 'secondFactorOn', values: {} })
  await closeOtherSessions(tx, services, { playerId, keptSessionId: sessionId, endedBy: 'guards' })
  return confirmAuthenticator(tx, services, playerId, code)
}

/** Ten new recovery codes, and a letter that says so. Refuses `not_found` where no second factor is on. */
export async function replaceRecoveryCodes(
  tx: Tx,
  services: Services,
  caller: Caller,
  visit: Visit,
): Promise<string[]> {
  await requireFreshProof(tx, services, caller, visit)
  const codes = await renewRecoveryCodes(tx, caller.playerId)
  await tellOfGuards(tx, services, caller.playerId, { kind: 'recoveryCodesRenewed', values: {} })
  return codes
}

/** Switches it off, and signs every other device out. Refuses `not_found` where none is on. */
export async function dropSecondFactor(tx: Tx, services: Services, caller: Caller, visit: Visit): Promise<void> {
  await requireFreshProof(tx, services, caller, visit)
  await takeSecondFactorAway(tx, services, { playerId: caller.playerId, keptSessionId: caller.sessionId })
}

/** The same for whoever may do it without the player's proof; then no session is kept. */
export async function takeSecondFactorAway(
  tx: Tx,
  services: Services,
  { playerId, keptSessionId }: { playerId: string; keptSessionId: string | null },
): Promise<void> {
  await tellOfGuards(tx, services, playerId, { kind: 'secondFactorOff', values: {} })
  await closeOtherSessions(tx, services, { playerId, keptSessionId, endedBy: 'guards' })
  if (!(await removeSecondFactor(tx, services, playerId))) throw new Refusal('not_found')
}
