import type { ProfileChange } from '@baize/contract'
import type { Tx } from '@baize/database'
import { type Player, updateProfile } from '../modules/person/players/index.ts'
import { readSettings } from '../modules/ground/settings/index.ts'
import type { Services } from '../services.ts'
import { coverByExclusion } from './breaks.ts'
import { askForConfirmation } from './email-confirmation.ts'

/**
 * Changes the given members of the profile. Whoever gives an e-mail for the first time is asked to confirm it.
 */
export async function changeProfile(
  tx: Tx,
  services: Services,
  playerId: string,
  body: ProfileChange,
): Promise<Player> {
  const context = { settings: await readSettings(services, tx), now: services.clock.now() }
  const { player, isEmailNew } = await updateProfile(tx, playerId, body, context)
  if ('email' in body || 'phone' in body) await coverByExclusion(tx, services, playerId)
  if (isEmailNew) await askForConfirmation(tx, services, { ...player, email: player.email! })
  return player
}
