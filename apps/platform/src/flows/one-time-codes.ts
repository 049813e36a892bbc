import { withTransaction } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { writeLetter } from '../modules/delivery/mail/index.ts'
import {
  type Asked,
  type Requester,
  CODE_LIFE_MINUTES,
  issueCode,
  proveCode,
  spendCode,
} from '../modules/person/one-time-codes/index.ts'
import {
  confirmPhone,
  findAccount,
  findByPhone,
  findPlayer,
  isPhoneReachable,
  issueResetCodeByPhone,
  issues,
} from '../modules/person/players/index.ts'
import { DEFAULT_LOCALE, isCountryClosed, readSettings, type Settings } from '../modules/ground/settings/index.ts'
import { knownDevice } from '../modules/person/sessions/index.ts'
import { networkOf } from '../network.ts'
import type { Services } from '../services.ts'
import type { Visit } from './sign-in.ts'

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
export async function sendCode(services: Services, asked: Asked, caller: Caller, visit: Visit): Promise<void> {
  const settings = await readSettings(services)
  const { phone, reason } = asked
  if (!isPhoneReachable(settings, phone)) throw new Refusal('validation', { phone: [issues.phone] })
  if (reason === 'registration' && isCountryClosed(settings, visit.country))
    throw new Refusal('validation', { phone: [issues.countryClosed] })
  const { playerId, to, locale } = await readerOf(services, asked, caller, localeOf(settings, visit.country))
  const requester = await requesterOf(services, asked, caller, visit)
  await withTransaction(services.pool, async (tx) => {
    const issued = await issueCode(tx, services, { ...asked, ...requester, playerId })
    if (!issued) return
    const { code, expiresAt } = issued
    const values = { code, minutes: CODE_LIFE_MINUTES }
    await writeLetter(tx, services, { kind: 'oneTimeCode', to, locale, values, expiresAt })
  })
}

/**
 * The owner of a phone is known by the session of its profile, or by a device that signed in to the account before.
 * Whoever registers a phone has no account yet and is a stranger as everybody else is.
 */
async function requesterOf(
  services: Services,
  { phone, reason }: Asked,
  caller: Caller,
  visit: Visit,
): Promise<Requester> {
  const network = networkOf(visit.address)
  if (reason === 'phoneVerification') return { isOwner: caller !== null, network }
  const account = reason === 'changingPass' ? await findAccount(services.pool, phone) : undefined
  if (!account?.passwordHash) return { isOwner: false, network }
  const known = { playerId: account.id, passwordHash: account.passwordHash }
  const isOwner = account.id === caller?.playerId || knownDevice(services, visit.cookies, known) !== null
  return { isOwner, network }
}

/** The language of a visitor of whom only the country is known. */
function localeOf({ countries }: Settings, country: string | null): string {
  return countries.find(({ code }) => code === country)?.locale ?? DEFAULT_LOCALE
}

async function readerOf(
  { pool }: Services,
  { phone, reason }: Asked,
  caller: Caller,
  guestLocale: string,
): Promise<Reader> {
  if (reason === 'registration') return { playerId: null, to: phone, locale: guestLocale }
  if (reason === 'changingPass') {
    const owner = await findByPhone(pool, phone)
    return { playerId: owner?.id ?? null, to: owner ? phone : null, locale: owner?.locale ?? guestLocale }
  }
  if (!caller) throw new Refusal('session_required')
  const player = await findPlayer(pool, caller.playerId)
  assert(player, 'a player is never deleted')
  if (player.phone !== phone) throw new Refusal('validation', { phone: [issues.notYours] })
  return { playerId: player.id, to: phone, locale: player.locale ?? guestLocale }
}

/**
 * Takes six digits: the phone of the profile is proven, or the answer is a code to choose a password with. A new
 * account's code is for the registration itself. Refuses `session_required` and `one_time_code_wrong`.
 */
export async function verifyCode(
  services: Services,
  { code, ...asked }: Asked & { code: string },
  caller: Caller,
  visit: Visit,
): Promise<string> {
  const { pool, clock } = services
  const { phone, reason } = asked
  if (reason === 'registration') throw new Refusal('validation', { reason: [issues.invalid] })
  if (reason === 'phoneVerification' && !caller) throw new Refusal('session_required')
  const proven = await proveCode(pool, services, {
    ...asked,
    ...(await requesterOf(services, asked, caller, visit)),
    code,
  })
  const { playerId } = proven
  if (!playerId || (reason === 'phoneVerification' && playerId !== caller!.playerId))
    throw new Refusal('one_time_code_wrong')
  return withTransaction(pool, async (tx) => {
    await spendCode(tx, proven, clock.now())
    if (reason === 'changingPass') return (await issueResetCodeByPhone(tx, { id: playerId, phone }, clock.now())).code
    await confirmPhone(tx, playerId, phone, clock.now())
    return ''
  })
}
