import { createHash } from 'node:crypto'
import type { AuthResult } from '@baize/contract'
import { withTransaction } from '@baize/database'
import { Refusal } from '@baize/kit'
import {
  type Player,
  hasAccess,
  normaliseLogin,
  playerOfProof,
  proveLogin,
  toProfile,
} from '../modules/person/players/index.ts'
import { type Device, type OpenedSession, openSession } from '../modules/person/sessions/index.ts'
import { isCountryClosed, readSettings } from '../modules/ground/settings/index.ts'
import { networkOf } from '../network.ts'
import type { Services } from '../services.ts'

/** Failed sign-ins before an account, or a network, has to wait. */
const FAILURES_PER_ACCOUNT_MAX = 10
const FAILURES_PER_NETWORK_MAX = 30
const WINDOW_SECONDS = 15 * 60

/** The reply to somebody who is signed in now, and the cookie that goes with it. */
export interface SignedIn {
  auth: AuthResult
  cookie: string
}

/**
 * Signs in by e-mail or confirmed phone. A wrong password and an unknown account look and last the same, and
 * count the same; only who knows the password learns that an account is blocked.
 */
export async function signIn(
  services: Services,
  form: { login: string; password: string; fingerprint?: string },
  device: Device,
): Promise<SignedIn> {
  if (isCountryClosed(await readSettings(services), device.country))
    throw new Refusal('validation', { login: ['Signing in is not open in this country'] })
  const login = normaliseLogin(form.login)
  const attempt = takeAttempt(services, login, device.address)
  const proof = await proveLogin(services.pool, login, form.password)
  if (!proof) throw new Refusal('invalid_credentials')
  attempt.succeeded()
  return withTransaction(services.pool, async (tx) => {
    const player = await playerOfProof(tx, proof)
    if (!player) throw new Refusal('invalid_credentials')
    if (!hasAccess(player)) throw new Refusal('account_blocked')
    const fingerprint = form.fingerprint ?? null
    return signedIn(player, await openSession(tx, services, { playerId: player.id, device, fingerprint }))
  })
}

/** The reply of every way of signing in. */
export function signedIn(player: Player, session: OpenedSession): SignedIn {
  const { accessToken, expiresAt, sessionId, cookie } = session
  const auth = { accessToken, tokenType: 'Bearer', expiresAfter: expiresAt.toISOString(), sessionId }
  return { auth: { ...auth, profile: toProfile(player) }, cookie }
}

/** Lets somebody who has just chosen a new password sign in, however often they tried the old one. */
export function forgetFailures({ throttles }: Services, login: string): void {
  throttles.clear(accountKey(login))
}

/** Counted before the password is looked at, so that attempts at the same moment cannot pass together. */
function takeAttempt({ throttles }: Services, login: string, address: string): { succeeded(): void } {
  const account = accountKey(login)
  const network = `sign-in network ${networkOf(address)}`
  const isAccountFree = throttles.take(account, FAILURES_PER_ACCOUNT_MAX, WINDOW_SECONDS)
  const isNetworkFree = throttles.take(network, FAILURES_PER_NETWORK_MAX, WINDOW_SECONDS)
  if (!isAccountFree || !isNetworkFree) throw new Refusal('too_many_requests')
  return {
    succeeded() {
      throttles.clear(account)
      throttles.giveBack(network)
    },
  }
}

/** Hashed, so that what people typed by mistake, passwords among it, stands nowhere. */
function accountKey(login: string): string {
  return `sign-in account ${createHash('sha256').update(login).digest('base64url')}`
}
