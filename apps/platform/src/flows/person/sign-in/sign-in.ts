import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import {
  type Proof,
  findAccount,
  hasAccess,
  isClosed,
  normaliseLogin,
  playerOfProof,
  provePassword,
} from '../../../modules/person/players/index.ts'
import { isNetworkKnown, knownDevice } from '../../../modules/person/sessions/index.ts'
import { isCountryClosed, readSettings } from '../../../modules/ground/settings/index.ts'
import { networkOf } from '../../../network.ts'
import type { Services } from '../../../services.ts'
import { type Entrance, enter } from './enter.ts'
import { askRegister } from '../registration/register-checks.ts'
import { takeAttempt } from './sign-in-attempts.ts'
import type { Visit } from './visit.ts'

/** Somebody who proved to know the password of an account. */
export interface PreparedSignIn {
  proof: Proof
  /** Whether the device signed in to the account before. */
  isDeviceKnown: boolean
  fingerprint: string | null
  visit: Visit
}

/**
 * Counts an attempt to sign in by e-mail or confirmed phone, and proves the password. A wrong password and an unknown
 * account look and last the same, and count the same. A device that signed in to the account before is not held up by
 * what strangers do.
 */
export async function prepareSignIn(
  services: Services,
  form: { login: string; password: string; fingerprint?: string },
  visit: Visit,
): Promise<PreparedSignIn> {
  if (isCountryClosed(await readSettings(services), visit.country))
    throw new Refusal('validation', { login: [{ code: 'countryClosed' }] })
  const login = normaliseLogin(form.login)
  const account = await findAccount(services.pool, login)
  const device = account?.passwordHash
    ? knownDevice(services, visit.cookies, { playerId: account.id, passwordHash: account.passwordHash })
    : null
  const network = networkOf(visit.address)
  const attempt = await takeAttempt(services, {
    login,
    network,
    device,
    isNetworkKnown: () => isNetworkKnown(services.pool, account?.id ?? null, network),
  })
  const proof = await provePassword(account, form.password, { network, isKnown: device !== null })
  if (!proof) throw new Refusal('invalid_credentials')
  await attempt.succeeded()
  if (account) await askRegister(services, account.id, 'sign_in')
  return { proof, isDeviceKnown: device !== null, fingerprint: form.fingerprint ?? null, visit }
}

/** Goes on to the second proof or the session; only who knows the password learns that an account is blocked or closed. */
export async function signIn(
  tx: Tx,
  services: Services,
  { proof, isDeviceKnown, fingerprint, visit }: PreparedSignIn,
): Promise<Entrance> {
  const player = await playerOfProof(tx, proof)
  if (!player) throw new Refusal('invalid_credentials')
  if (isClosed(player)) throw new Refusal('account_closed')
  if (!hasAccess(player)) throw new Refusal('account_blocked')
  const { passwordHash } = proof
  const came = { visit, fingerprint, isPlaceKnown: isDeviceKnown, passwordHash }
  return enter(tx, services, player, { ...came, provedBy: 'password' })
}
