import type { RegistrationByEmail, RegistrationByPhone } from '@baize/contract'
import { type Tx, withTransaction } from '@baize/database'
import { sendMessage } from '../modules/delivery/notifications/index.ts'
import { proveCode, spendCode } from '../modules/person/one-time-codes/index.ts'
import {
  type Contact,
  type Registration,
  type RegistrationForm,
  acceptRegistration,
  addPlayer,
  hashPassword,
} from '../modules/person/players/index.ts'
import { openSession } from '../modules/person/sessions/index.ts'
import { readSettings } from '../modules/ground/settings/index.ts'
import { openAccount } from '../modules/money/wallet/index.ts'
import { networkOf } from '../network.ts'
import type { Services } from '../services.ts'
import { askForConfirmation } from './email-confirmation.ts'
import { type SignedIn, type Visit, signedIn } from './sign-in.ts'

/** Registers somebody by e-mail, who is signed in at once and confirms the address later. */
export async function registerByEmail(services: Services, form: RegistrationByEmail, visit: Visit): Promise<SignedIn> {
  const registration = await accept(services, form, 'email', visit)
  const passwordHash = await hashPassword(form.password, { network: networkOf(visit.address), isKnown: false })
  return withTransaction(services.pool, (tx) => open(tx, services, { registration, passwordHash, visit }))
}

/**
 * Registers somebody by phone, proven by the code that was sent there. The form is judged first, so that a mistake in
 * it costs no try, and the code is used up only together with the registration.
 */
export async function registerByPhone(services: Services, form: RegistrationByPhone, visit: Visit): Promise<SignedIn> {
  const { pool, clock } = services
  const registration = await accept(services, form, 'phone', visit)
  const network = networkOf(visit.address)
  const proven = await proveCode(pool, services, {
    phone: form.phone,
    reason: 'registration',
    code: form.code,
    isOwner: false,
    network,
  })
  const passwordHash = await hashPassword(form.password, { network: networkOf(visit.address), isKnown: false })
  return withTransaction(pool, async (tx) => {
    await spendCode(tx, proven, clock.now())
    return open(tx, services, { registration, passwordHash, visit })
  })
}

async function accept(
  services: Services,
  form: RegistrationForm,
  contact: Contact,
  { country }: Visit,
): Promise<Registration> {
  const settings = await readSettings(services)
  const now = services.clock.now()
  return acceptRegistration(services.pool, form, { contact, settings, visitorCountry: country, now })
}

interface Opening {
  registration: Registration
  /** Made before the transaction opens: hashing takes long. */
  passwordHash: string
  visit: Visit
}

/**
 * Makes a player with a first account in the chosen currency, welcomes them, asks them to confirm their e-mail and
 * signs them in: all of it or nothing.
 */
async function open(tx: Tx, services: Services, { registration, passwordHash, visit }: Opening): Promise<SignedIn> {
  const now = services.clock.now()
  const { address, country } = visit
  const player = await addPlayer(tx, { ...registration, passwordHash, address, visitorCountry: country, now })
  const { id: playerId, email, locale } = player
  await openAccount(tx, { playerId, currency: registration.currency }, { isActive: true })
  if (email !== null) await askForConfirmation(tx, services, { id: playerId, email, locale })
  await sendMessage(tx, { kind: 'welcome', playerId, locale }, now)
  const { fingerprint } = registration
  const session = await openSession(tx, services, { playerId, device: visit, fingerprint })
  return signedIn(services, player, { session, visit, passwordHash })
}
