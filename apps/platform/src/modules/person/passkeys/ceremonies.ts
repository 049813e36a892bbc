import type { PasskeyAssertion, PasskeyAttestation, PasskeyTransport } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { Refusal } from '@baize/kit'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { type Ports, siteOf, takeChallenge, userHandleOf } from './challenges.ts'
import { ALGORITHMS } from './rules.ts'
import * as store from './store.ts'

/** A new passkey that its device proved to have. */
export interface ProvenAddition {
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: PasskeyTransport[]
  isBackedUp: boolean
}

/** A passkey whose device has just signed, for its owner, what it was asked to. */
export interface ProvenPasskey {
  id: string
  playerId: string
  counter: number
  isBackedUp: boolean
}

const NO_RESULTS = { clientExtensionResults: {}, type: 'public-key' } as const

/** Judges what a device made. The challenge is used up whatever comes of it. Refuses `passkey_refused`. */
export async function proveAddition(
  db: Queryable,
  ports: Ports,
  playerId: string,
  { id, clientDataJSON, attestationObject, transports }: PasskeyAttestation,
): Promise<ProvenAddition> {
  const challenge = await challengeIn(db, ports, clientDataJSON, { purpose: 'addition', playerId })
  const { verified, registrationInfo } = await orRefused(() =>
    verifyRegistrationResponse({
      ...expectedOf(ports, challenge),
      response: { id, rawId: id, response: { clientDataJSON, attestationObject, transports }, ...NO_RESULTS },
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!verified) throw new Refusal('passkey_refused')
  const { credential, credentialBackedUp } = registrationInfo
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    isBackedUp: credentialBackedUp,
  }
}

/**
 * Judges what a device signed, for a sign-in or, with the player known, for a fresh proof. The challenge is used up
 * whatever comes of it. Refuses `passkey_refused`, for a key that nobody has and one of somebody else alike.
 */
export async function proveAssertion(
  db: Queryable,
  ports: Ports,
  playerId: string | null,
  { id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyAssertion,
): Promise<ProvenPasskey> {
  const purpose = playerId === null ? 'sign_in' : 'proof'
  const challenge = await challengeIn(db, ports, clientDataJSON, { purpose, playerId })
  const known = await store.readByCredential(db, Buffer.from(id, 'base64url'))
  if (!known || (playerId !== null && known.playerId !== playerId)) throw new Refusal('passkey_refused')
  if (userHandle !== undefined && userHandle !== userHandleOf(known.playerId)) throw new Refusal('passkey_refused')
  const { verified, authenticationInfo } = await orRefused(() =>
    verifyAuthenticationResponse({
      ...expectedOf(ports, challenge),
      response: { id, rawId: id, response: { clientDataJSON, authenticatorData, signature }, ...NO_RESULTS },
      credential: { id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
    }),
  )
  if (!verified) throw new Refusal('passkey_refused')
  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo
  return { id: known.id, playerId: known.playerId, counter, isBackedUp }
}

function expectedOf(ports: Ports, expectedChallenge: string) {
  return {
    expectedChallenge,
    expectedOrigin: ports.config.publicUrl,
    expectedRPID: siteOf(ports),
    requireUserVerification: true,
  }
}

/** The challenge that was answered, taken out of use. */
async function challengeIn(
  db: Queryable,
  ports: Ports,
  clientDataJSON: string,
  asked: { purpose: store.Purpose; playerId: string | null },
): Promise<string> {
  const { challenge } = await orRefused(async () => decodeClientDataJSON(clientDataJSON))
  if (typeof challenge !== 'string' || !(await takeChallenge(db, ports, { ...asked, challenge })))
    throw new Refusal('passkey_refused')
  return challenge
}

/** What the library cannot read or does not accept, it throws. */
async function orRefused<Result>(judge: () => Promise<Result>): Promise<Result> {
  try {
    return await judge()
  } catch {
    throw new Refusal('passkey_refused')
  }
}
