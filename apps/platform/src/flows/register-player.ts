import type { RegistrationByEmail } from '@baize/contract'
import { withTransaction } from '@baize/database'
import { sendMessage } from '../modules/notifications/index.ts'
import { acceptRegistration, addPlayer, hashPassword } from '../modules/players/index.ts'
import { type Device, openSession } from '../modules/sessions/index.ts'
import { readSettings } from '../modules/settings/index.ts'
import { openAccount } from '../modules/wallet/index.ts'
import type { Services } from '../services.ts'
import { askForConfirmation } from './email-confirmation.ts'
import { type SignedIn, signedIn } from './sign-in.ts'

/**
 * Makes a player with a first account in the chosen currency, welcomes them, asks them to confirm their e-mail and
 * signs them in: all of it or nothing. The password is hashed before the transaction opens.
 */
export async function registerPlayer(services: Services, form: RegistrationByEmail, device: Device): Promise<SignedIn> {
  const { pool, clock } = services
  const now = clock.now()
  const settings = await readSettings(services)
  const registration = await acceptRegistration(pool, form, { settings, visitorCountry: device.country, now })
  const passwordHash = await hashPassword(form.password)
  return withTransaction(pool, async (tx) => {
    const { address, country } = device
    const player = await addPlayer(tx, { ...registration, passwordHash, address, visitorCountry: country, now })
    await openAccount(tx, { playerId: player.id, currency: registration.currency }, { isActive: true })
    await askForConfirmation(tx, services, { ...player, email: registration.email })
    await sendMessage(tx, { kind: 'welcome', playerId: player.id, locale: player.locale }, now)
    const { fingerprint } = registration
    return signedIn(player, await openSession(tx, services, { playerId: player.id, device, fingerprint }))
  })
}
