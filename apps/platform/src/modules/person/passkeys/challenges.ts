import { createHash } from 'node:crypto'
import type { PasskeyCreation, PasskeyRequest } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { type Clock, randomToken } from '@baize/kit'
import { ALGORITHMS, CHALLENGE_LIFE_SECONDS } from './rules.ts'
import * as store from './store.ts'

export interface Ports {
  clock: Clock
  config: { publicUrl: string; mail: { siteName: string } }
}

/** What a device is asked that makes a new passkey for the player. */
export async function askForPasskey(
  db: Queryable,
  ports: Ports,
  { playerId, name }: { playerId: string; name: string },
): Promise<PasskeyCreation> {
  const known = await store.readPasskeys(db, playerId)
  return {
    challenge: await newChallenge(db, ports, 'addition', playerId),
    rp: { id: siteOf(ports), name: ports.config.mail.siteName },
    user: { id: userHandleOf(playerId), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_LIFE_SECONDS * 1000,
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** What a device is asked that signs with a passkey: any of this site, or one of the player who is known already. */
export async function askForAssertion(db: Queryable, ports: Ports, playerId: string | null): Promise<PasskeyRequest> {
  const own = playerId === null ? [] : await store.readPasskeys(db, playerId)
  return {
    challenge: await newChallenge(db, ports, playerId === null ? 'sign_in' : 'proof', playerId),
    rpId: siteOf(ports),
    timeout: CHALLENGE_LIFE_SECONDS * 1000,
    userVerification: 'required',
    allowCredentials: own.map(descriptorOf),
  }
}

/** Takes a challenge out of use, whatever comes of it; says whether it was good. */
export function takeChallenge(
  db: Queryable,
  { clock }: Pick<Ports, 'clock'>,
  asked: { challenge: string; purpose: store.Purpose; playerId: string | null },
): Promise<boolean> {
  const { challenge, purpose, playerId } = asked
  return store.removeChallenge(db, { hash: sha256(challenge), purpose, playerId, now: clock.now() })
}

/** Removes those that are over, the oldest first; returns how many. */
export function clearPasskeyChallenges(db: Queryable, now: Date, countMax: number): Promise<number> {
  return store.removeOver(db, now, countMax)
}

/** What a device knows a player by. */
export function userHandleOf(playerId: string): string {
  return Buffer.from(playerId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** The host that passkeys belong to. */
export function siteOf({ config }: Pick<Ports, 'config'>): string {
  return new URL(config.publicUrl).hostname
}

async function newChallenge(
  db: Queryable,
  { clock }: Pick<Ports, 'clock'>,
  purpose: store.Purpose,
  playerId: string | null,
): Promise<string> {
  const challenge = randomToken()
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_LIFE_SECONDS * 1000)
  await store.insertChallenge(db, { hash: sha256(challenge), purpose, playerId, expiresAt })
  return challenge
}

function descriptorOf({ credentialId, transports }: store.StoredPasskey) {
  return { id: credentialId.toString('base64url'), type: 'public-key' as const, transports }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
