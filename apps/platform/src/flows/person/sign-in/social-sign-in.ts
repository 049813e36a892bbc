import type { AuthResult } from '@baize/contract'
import { maskedName } from '@baize/contract'
import type { Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { sendMessage } from '../../../modules/delivery/notifications/index.ts'
import {
  DEFAULT_LOCALE,
  type Settings,
  isClosedToNewcomers,
  isCountryClosed,
  firstCurrency,
  isCurrencyOffered,
  readSettings,
} from '../../../modules/ground/settings/index.ts'
import { openAccount } from '../../../modules/money/wallet/index.ts'
import {
  type AgreementDocument,
  type Player,
  addPlayer,
  findAccount,
  keepAgreements,
  lockPlayer,
  lockPlayerByEmail,
  normaliseLogin,
} from '../../../modules/person/players/index.ts'
import {
  type OutsidePerson,
  decideArrival,
  findLinkedPlayer,
  linkPlayer,
  lockPerson,
} from '../../../modules/person/social/index.ts'
import type { Services } from '../../../services.ts'
import { bindCodes } from '../bind-codes.ts'
import { refuseExcludedPerson } from '../../play/breaks.ts'
import type { Entrance } from './enter.ts'
import { openProven } from './open-proven.ts'
import { type AskedOfNew, askRegister, askRegisterOfNew, keepAskedOfNew } from '../registration/register-checks.ts'
import type { Visit } from './visit.ts'

/** Somebody a company vouched for, with what their browser said beside it. */
export interface SocialArrival {
  person: OutsidePerson
  locale: string
  fingerprint: string | null
  affiliateTag: string | null
  referralCode: string | null
  bonusCode: string | null
  /** What they agree to if they open an account. */
  agreements: readonly AgreementDocument[]
  visit: Visit
}

/**
 * Asks the register about whom a company vouched for: as the player they are, else as somebody new. Runs outside a
 * transaction. Refuses `validation` and `register_unreachable` for somebody new who may not sign up.
 */
export async function prepareCompanySignIn(
  services: Services,
  { person, visit }: SocialArrival,
): Promise<AskedOfNew | null> {
  const { pool } = services
  const known =
    (await findLinkedPlayer(pool, person)) ??
    (person.email && (await findAccount(pool, normaliseLogin(person.email)))?.id)
  if (!known) return askRegisterOfNew(services, visit.country, { field: 'login', email: person.email })
  await askRegister(services, known, 'sign_in')
  return null
}

/**
 * Signs in whom a company vouched for: the player they are linked to, else the one with the same e-mail where both sides
 * proved it, else a new one. Refuses `social_email_unverified` when somebody has the e-mail who may be another person,
 * `social_account_blocked`, and `validation` in a country that is closed, or closed to somebody new.
 */
export async function signInByCompany(
  tx: Tx,
  services: Services,
  arrival: SocialArrival & { asked: AskedOfNew | null },
): Promise<Entrance> {
  const { person, visit, fingerprint } = arrival
  const settings = await readSettings(services, tx)
  if (isCountryClosed(settings, visit.country))
    throw new Refusal('validation', { provider: [{ code: 'countryClosed' }] })
  await lockPerson(tx, person)
  const open = (player: Player) =>
    openProven(tx, services, player, { visit, fingerprint, blocked: 'social_account_blocked' })
  const linkedId = await findLinkedPlayer(tx, person)
  if (linkedId !== null) return open(await lockPlayer(tx, linkedId))

  const now = services.clock.now()
  const known = person.email === null ? undefined : await lockPlayerByEmail(tx, person.email)
  const decision = decideArrival(person, known)
  if (decision === 'ask') throw new Refusal('social_email_unverified')
  if (decision === 'link') {
    await linkPlayer(tx, person, known!.id, now)
    await sendMessage(tx, { kind: 'signInLinked', playerId: known!.id, locale: known!.locale }, now)
    return open(known!)
  }
  if (isClosedToNewcomers(settings, visit.country))
    throw new Refusal('validation', { provider: [{ code: 'countryClosed' }] })
  const player = await registerPerson(tx, services, settings, arrival)
  await keepAskedOfNew(tx, player.id, arrival.asked)
  await linkPlayer(tx, person, player.id, now)
  const opened = await open(player)
  assert(opened.auth, 'somebody new has no second factor')
  const { sessionId } = opened.auth
  await keepAgreements(tx, player.id, arrival.agreements, { agreedAt: now, sessionId, address: visit.address })
  return asNew(opened)
}

/**
 * A new player from what the company and the edge say; what is missing stays open in their profile. An e-mail that the
 * company did not prove is left out: whoever owns it must be able to use it here.
 */
async function registerPerson(
  tx: Tx,
  services: Services,
  settings: Settings,
  { person, locale, fingerprint, affiliateTag, referralCode, bonusCode, visit }: SocialArrival,
): Promise<Player> {
  const now = services.clock.now()
  const email = person.isEmailVerified ? person.email : null
  const country = settings.countries.find(({ code }) => code === visit.country)
  const currency = currencyOf(settings, country?.currency)
  const name = email ?? person.name
  const player = await addPlayer(tx, {
    email,
    isEmailProven: email !== null,
    phone: null,
    passwordHash: null,
    cameThrough: person.companyId,
    details: { furtherFields: {} },
    nickname: name === null ? null : maskedName(name),
    country: country?.code ?? null,
    currency,
    locale,
    receiveEmailPromo: false,
    receiveSmsPromo: false,
    bonusCode,
    referralCode,
    affiliateTag,
    fingerprint,
    address: visit.address,
    visitorCountry: visit.country,
    now,
  })
  await refuseExcludedPerson(tx, player, now)
  await openAccount(tx, { playerId: player.id, currency }, { isActive: true })
  await bindCodes(tx, services, player.id, { referralCode, bonusCode })
  await sendMessage(tx, { kind: 'welcome', playerId: player.id, locale: player.locale ?? DEFAULT_LOCALE }, now)
  return player
}

function currencyOf(settings: Settings, ofCountry: string | undefined): string {
  if (ofCountry !== undefined && isCurrencyOffered(settings, ofCountry)) return ofCountry
  return firstCurrency(settings)
}

function asNew({ auth, cookies }: Entrance): Entrance {
  if (!auth) return { auth, cookies }
  const profile: AuthResult['profile'] = { ...auth.profile, isNewlyRegistered: true }
  return { auth: { ...auth, profile }, cookies }
}
