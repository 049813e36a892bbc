import type { VerificationReason } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { writeLetter } from '../../../modules/delivery/mail/index.ts'
import {
  type Asked,
  type ProvenCode,
  type Requester,
  CODE_LIFE_MINUTES,
  issueCode,
  proveCode,
  spendCode,
} from '../../../modules/person/one-time-codes/index.ts'
import {
  confirmPhone,
  findAccount,
  findByPhone,
  findPlayer,
  isPhoneReachable,
  issueResetCodeTo,
  issues,
} from '../../../modules/person/players/index.ts'
import {
  DEFAULT_LOCALE,
  isClosedToNewcomers,
  readSettings,
  type Settings,
} from '../../../modules/ground/settings/index.ts'
import { knownDevice } from '../../../modules/person/sessions/index.ts'
import { networkOf } from '../../../network.ts'
import type { Services } from '../../../services.ts'
import type { Visit } from './visit.ts'

type Caller = { playerId: string } | null

/** Who gets a code: nobody's goes to nobody, at the same price. */
interface Reader {
  playerId: string | null
  to: string | null
  locale: string
}

/**
 * Sends six digits to a phone: to prove a new account's, that of a profile, or to choose a password. Whether a phone
 * belongs to somebody shows neither in the answer nor in the work. Refuses `session_required`, `one_time_code_limit`,
 * and `validation` with a message under `phone`.
 */
export async function sendCode(
  tx: Tx,
  services: Services,
  asked: Asked,
  { caller, visit }: { caller: Caller; visit: Visit },
): Promise<void> {
  const settings = await readSettings(services, tx)
  const { phone, reason } = asked
  if (!isPhoneReachable(settings, phone)) throw new Refusal('validation', { phone: [issues.phone] })
  if (reason === 'registration' && isClosedToNewcomers(settings, visit.country))
    throw new Refusal('validation', { phone: [issues.countryClosed] })
  const { playerId, to, locale } = await readerOf(tx, asked, caller, localeOf(settings, visit.country))
  const requester = await requesterOf(tx, services, asked, { caller, visit })
  const issued = await issueCode(tx, services, { ...asked, ...requester, playerId })
  if (!issued) return
  const { code, expiresAt } = issued
  const values = { code, minutes: CODE_LIFE_MINUTES }
  await writeLetter(tx, services, { kind: 'oneTimeCode', to, locale, values, expiresAt })
}

/**
 * The owner of a phone is known by the session of its profile, or by a device that signed in to the account before.
 * Whoever registers a phone has no account yet and is a stranger as everybody else is.
 */
async function requesterOf(
  db: Queryable,
  services: Services,
  { phone, reason }: Asked,
  { caller, visit }: { caller: Caller; visit: Visit },
): Promise<Requester> {
  const network = networkOf(visit.address)
  if (reason === 'phoneVerification') return { isOwner: caller !== null, network }
  const account = reason === 'changingPass' ? await findAccount(db, phone) : undefined
  if (!account?.passwordHash) return { isOwner: false, network }
  const known = { playerId: account.id, passwordHash: account.passwordHash }
  const isOwner = account.id === caller?.playerId || knownDevice(services, visit.cookies, known) !== null
  return { isOwner, network }
}

/** The language of a visitor of whom only the country is known. */
function localeOf({ countries }: Settings, country: string | null): string {
  return countries.find(({ code }) => code === country)?.locale ?? DEFAULT_LOCALE
}

async function readerOf(db: Queryable, { phone, reason }: Asked, caller: Caller, guestLocale: string): Promise<Reader> {
  if (reason === 'registration') return { playerId: null, to: phone, locale: guestLocale }
  if (reason === 'changingPass') {
    const owner = await findByPhone(db, phone)
    return { playerId: owner?.id ?? null, to: owner ? phone : null, locale: owner?.locale ?? guestLocale }
  }
  if (!caller) throw new Refusal('session_required')
  const player = await findPlayer(db, caller.playerId)
  assert(player, 'a player is never deleted')
  if (player.phone !== phone) throw new Refusal('validation', { phone: [issues.notYours] })
  return { playerId: player.id, to: phone, locale: player.locale ?? guestLocale }
}

/** Six digits that were right, and the player they were sent to. */
export interface GivenCode {
  proven: ProvenCode
  playerId: string
  asked: Asked
}

/**
 * Compares six digits with those that were sent; the try counts whatever comes of it. Refuses `session_required` and
 * `one_time_code_wrong`.
 */
export async function proveGivenCode(
  services: Services,
  { code, ...asked }: Asked & { reason: VerificationReason; code: string },
  { caller, visit }: { caller: Caller; visit: Visit },
): Promise<GivenCode> {
  const { reason } = asked
  if (reason === 'phoneVerification' && !caller) throw new Refusal('session_required')
  const requester = await requesterOf(services.pool, services, asked, { caller, visit })
  const proven = await proveCode(services.pool, services, { ...asked, ...requester, code })
  const { playerId } = proven
  if (!playerId || (reason === 'phoneVerification' && playerId !== caller!.playerId))
    throw new Refusal('one_time_code_wrong')
  return { proven, playerId, asked }
}

/** Uses the code up: the phone of the profile is proven, or the answer is a code to choose a password with. */
export async function takeGivenCode(
  tx: Tx,
  { clock }: Services,
  { proven, playerId, asked: { phone, reason } }: GivenCode,
): Promise<string> {
  const now = clock.now()
  await spendCode(tx, proven, now)
  if (reason === 'changingPass') return (await issueResetCodeTo(tx, { id: playerId, contact: phone }, now)).code
  await confirmPhone(tx, playerId, phone, now)
  return ''
}
