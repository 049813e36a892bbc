import type { ProfileChange } from '@baize/contract'
import type { Tx } from '@baize/database'
import { type Player, updateProfile } from '../../modules/person/players/index.ts'
import { readSettings } from '../../modules/ground/settings/index.ts'
import { requireFreshProof } from '../../modules/person/sessions/index.ts'
import type { Services } from '../../services.ts'
import { coverByExclusion } from '../play/breaks.ts'
import { askForConfirmation } from './email-confirmation.ts'
import type { Visit } from './sign-in/visit.ts'

/**
 * Changes the given members of the profile. Whoever gives an e-mail for the first time is asked to confirm it. Refuses
 * `fresh_proof_needed` for another e-mail or phone, once nothing else is wrong.
 */
export async function changeProfile(
  tx: Tx,
  services: Services,
  caller: { playerId: string; sessionId: string },
  body: ProfileChange,
  visit: Visit,
): Promise<Player> {
  const { playerId } = caller
  const { packs, clock } = services
  const context = { settings: await readSettings(services, tx), packs, now: clock.now() }
  const { player, isEmailNew, isContactNew } = await updateProfile(tx, playerId, body, context)
  if (isContactNew) await requireFreshProof(tx, services, caller, visit)
  if ('email' in body || 'phone' in body) await coverByExclusion(tx, services, playerId)
  if (isEmailNew) await askForConfirmation(tx, services, { ...player, email: player.email! })
  return player
}
