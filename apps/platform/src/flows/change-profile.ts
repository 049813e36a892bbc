import type { ProfileChange } from '@baize/contract'
import { withTransaction } from '@baize/database'
import { type Player, updateProfile } from '../modules/person/players/index.ts'
import { readSettings } from '../modules/ground/settings/index.ts'
import type { Services } from '../services.ts'
import { askForConfirmation } from './email-confirmation.ts'

/**
 * Changes the given members of the profile. Whoever gives an e-mail for the first time is asked to confirm it.
 * Settings are read before the transaction opens: a call that holds a connection must not wait for a second one.
 */
export async function changeProfile(services: Services, playerId: string, body: ProfileChange): Promise<Player> {
  const { pool, clock } = services
  const context = { settings: await readSettings(services), now: clock.now() }
  return withTransaction(pool, async (tx) => {
    const { player, isEmailNew } = await updateProfile(tx, playerId, body, context)
    if (isEmailNew) await askForConfirmation(tx, services, { ...player, email: player.email! })
    return player
  })
}
