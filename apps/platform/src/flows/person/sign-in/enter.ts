import type { AuthResult } from '@baize/contract'
import type { Tx } from '@baize/database'
import { type Player, toProfile } from '../../../modules/person/players/index.ts'
import { isSecondFactorOn, openChallenge } from '../../../modules/person/second-factors/index.ts'
import { type DeviceAccount, type ProofWay, deviceCookie, openSession } from '../../../modules/person/sessions/index.ts'
import type { Services } from '../../../services.ts'
import { refuseExcluded } from '../../play/breaks.ts'
import { rulesFor } from '../player-rules.ts'
import { tellOfNewPlace } from './sign-in-alarms.ts'
import type { Visit } from './visit.ts'

/** The reply to somebody who is signed in now, and the cookies that go with it. */
export interface SignedIn {
  auth: AuthResult
  cookies: string[]
}

/** What a way of signing in ends with: a session, or the wait for the second proof. */
export type Entrance = SignedIn | { auth: null; cookies: string[] }

/** How somebody came as far as this. */
export interface Arrival {
  visit: Visit
  fingerprint: string | null
  /** Whether the device, or where it is not told the network, is one the account signed in from before. */
  isPlaceKnown: boolean
  /** Whether the account was opened on this very way, so that there is no other place to tell. */
  isNew?: boolean
  /** What the account's password is kept as; null where it has none. */
  passwordHash: string | null
  provedBy: ProofWay | null
  /** The proof stands for both. */
  isSecondProofGiven?: boolean
}

/**
 * The last step of every way of signing in, for a player with access whose row is held: whoever set up a second factor
 * is asked for it, everybody else is signed in. Refuses whoever is excluded.
 */
export async function enter(tx: Tx, services: Services, player: Player, arrival: Arrival): Promise<Entrance> {
  const { visit, fingerprint, isPlaceKnown, isNew, passwordHash, provedBy, isSecondProofGiven } = arrival
  await refuseExcluded(tx, services, player.id)
  const playerId = player.id
  if (!isSecondProofGiven && (await isSecondFactorOn(tx, playerId))) {
    const begun = { playerId, passwordHash, isPlaceKnown, fingerprint }
    return { auth: null, cookies: [await openChallenge(tx, services, begun)] }
  }
  if (!isNew) await tellOfNewPlace(tx, services, player, { visit, isDeviceKnown: isPlaceKnown })
  const { idleMinutes } = await rulesFor(tx, services, playerId)
  const session = await openSession(tx, services, { playerId, device: visit, fingerprint, provedBy, idleMinutes })
  return signedIn(services, player, { session, visit, passwordHash })
}

/** The reply of every way of signing in; the browser is a known device of the account from then on. */
export function signedIn(
  services: Services,
  player: Player,
  {
    session,
    visit,
    passwordHash,
  }: { session: Awaited<ReturnType<typeof openSession>>; visit: Visit; passwordHash: string | null },
): SignedIn {
  const { accessToken, expiresAt, sessionId } = session
  const auth = { accessToken, tokenType: 'Bearer', expiresAfter: expiresAt.toISOString(), sessionId }
  // Without a password there is nothing that strangers could guess at.
  const account: DeviceAccount | null = passwordHash === null ? null : { playerId: player.id, passwordHash }
  const cookies = [...session.cookies, ...(account ? [deviceCookie(services, visit.cookies, account)] : [])]
  return { auth: { ...auth, profile: toProfile(player) }, cookies }
}
