import type { RegistrationByEmail, RegistrationByPhone } from '@baize/contract'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { sendMessage } from '../../../modules/delivery/notifications/index.ts'
import { type ProvenCode, proveCode, spendCode } from '../../../modules/person/one-time-codes/index.ts'
import {
  type AgreementDocument,
  type Contact,
  type Registration,
  type RegistrationForm,
  acceptRegistration,
  addPlayer,
  hashPassword,
  issues,
  keepAgreements,
  refuseTakenEmail,
} from '../../../modules/person/players/index.ts'
import { openSession } from '../../../modules/person/sessions/index.ts'
import { readSettings } from '../../../modules/ground/settings/index.ts'
import { openAccount } from '../../../modules/money/wallet/index.ts'
import { networkOf } from '../../../network.ts'
import type { Services } from '../../../services.ts'
import { bindCodes } from '../bind-codes.ts'
import { refuseExcludedPerson } from '../../play/breaks.ts'
import { askForConfirmation } from '../email-confirmation.ts'
import { type SignedIn, signedIn } from '../sign-in/enter.ts'
import { rulesFor } from '../player-rules.ts'
import { type AskedOfNew, askRegisterOfNew, keepAskedOfNew } from './register-checks.ts'
import { countRegistrationLetter, isRegistrationProof, writeRegistrationLetter } from './registration-proof.ts'
import type { Visit } from '../sign-in/visit.ts'

/** Enough for a household that forgot what it has. */
const TAKEN_TOLD = { count: 20, windowSeconds: 86_400 }

/** A registration that may go on. */
export interface PreparedRegistration {
  registration: Registration
  passwordHash: string
  /** The code that proves the phone, where the account is opened by one. */
  proven: ProvenCode | null
  agreements: readonly AgreementDocument[]
  /** What the register of the country said of them. */
  asked: AskedOfNew | null
  visit: Visit
}

/** Judges the form of somebody who registers by e-mail, and hashes the password. */
export async function prepareByEmail(
  services: Services,
  form: RegistrationByEmail,
  visit: Visit,
): Promise<PreparedRegistration | LetterNeeded> {
  const registration = await accept(services, form, 'email', visit)
  if ('letterTo' in registration) return registration
  const agreements = await services.agreements()
  const asked = await askOf(services, registration)
  return { registration, passwordHash: await hash(form, visit), proven: null, agreements, asked, visit }
}

/**
 * The same by phone, proven by the code that was sent there. The form is judged first, so that a mistake in it costs no
 * try; the try counts whatever comes of it.
 */
export async function prepareByPhone(
  services: Services,
  form: RegistrationByPhone,
  visit: Visit,
): Promise<PreparedRegistration | LetterNeeded> {
  const registration = await accept(services, form, 'phone', visit)
  if ('letterTo' in registration) return registration
  const { phone, code } = form
  const requester = { isOwner: false, network: networkOf(visit.address) }
  const proven = await proveCode(services.pool, services, { phone, reason: 'registration', code, ...requester })
  const agreements = await services.agreements()
  const asked = await askOf(services, registration)
  return { registration, passwordHash: await hash(form, visit), proven, agreements, asked, visit }
}

function askOf(services: Services, { country, email, details }: Registration): Promise<AskedOfNew | null> {
  const { firstName, lastName, birthdate, postalCode, personalIdNumber } = details
  const known = { firstName, lastName, birthdate, postalCode, personalIdNumber }
  return askRegisterOfNew(services, country, { field: email === null ? 'phone' : 'email', email, ...known })
}

/** A form with an address that has to be proved first, by a letter. */
export interface LetterNeeded {
  letterTo: { email: string; locale: string }
}

/**
 * Judges a form. That an address is registered is told to one network so often in a day and no more, so that nobody
 * makes a list of who plays here. Beyond that, whether it is or not is told to those alone who read its mail; what else
 * is wrong with a form costs nothing.
 */
async function accept(
  services: Services,
  form: RegistrationForm,
  contact: Contact,
  visit: Visit,
): Promise<Registration | LetterNeeded> {
  const registration = await judge(services, form, contact, visit)
  const { email, locale } = registration
  if (email === null) return registration
  if (form.emailProof && isRegistrationProof(services, email, form.emailProof)) {
    await refuseTakenEmail(services.pool, email)
    return registration
  }
  const key = `registered ${networkOf(visit.address)}`
  if (!(await services.throttles.take({ key, ...TAKEN_TOLD })).isAllowed) {
    await countRegistrationLetter(services, email)
    return { letterTo: { email, locale } }
  }
  await refuseTakenEmail(services.pool, email)
  await services.throttles.giveBack(key)
  return registration
}

async function judge(
  services: Services,
  form: RegistrationForm,
  contact: Contact,
  { country }: Visit,
): Promise<Registration> {
  const settings = await readSettings(services)
  const now = services.clock.now()
  const passwordIssue = await services.newPasswords.issueOf(form.password)
  return acceptRegistration(form, {
    contact,
    settings,
    packs: services.packs,
    visitorCountry: country,
    passwordIssue,
    now,
  })
}

function hash({ password }: RegistrationForm, { address }: Visit): Promise<string> {
  return hashPassword(password, { network: networkOf(address), isKnown: false })
}

/** Asks by letter for the proof that an address is theirs, and says so under the field. */
export async function askForProof(tx: Tx, services: Services, { letterTo }: LetterNeeded): Promise<Refusal> {
  await writeRegistrationLetter(tx, services, letterTo)
  return new Refusal('validation', { email: [issues.letterSent] })
}

/**
 * Makes a player with a first account in the chosen currency, welcomes them, asks them to confirm their e-mail and
 * signs them in, and takes the code that proved their phone out of use: all of it or nothing.
 */
export async function register(
  tx: Tx,
  services: Services,
  { registration, passwordHash, proven, agreements, asked, visit }: PreparedRegistration,
): Promise<SignedIn> {
  const now = services.clock.now()
  const { address, country } = visit
  if (proven) await spendCode(tx, proven, now)
  const player = await addPlayer(tx, { ...registration, passwordHash, address, visitorCountry: country, now })
  const { id: playerId, email, locale } = player
  await refuseExcludedPerson(tx, player, now)
  await keepAskedOfNew(tx, playerId, asked)
  await openAccount(tx, { playerId, currency: registration.currency }, { isActive: true })
  await bindCodes(tx, services, playerId, registration)
  if (email !== null) await askForConfirmation(tx, services, { id: playerId, email, locale })
  await sendMessage(tx, { kind: 'welcome', playerId, locale }, now)
  const { fingerprint } = registration
  const { idleMinutes } = await rulesFor(tx, services, playerId)
  const opening = { playerId, device: visit, fingerprint, provedBy: 'password', idleMinutes } as const
  const session = await openSession(tx, services, opening)
  await keepAgreements(tx, playerId, agreements, { agreedAt: now, sessionId: session.sessionId, address })
  return signedIn(services, player, { session, visit, passwordHash })
}
