import { playerNumber } from '@baize/contract/people'
import type { Passkey, PasskeyAssertion, PasskeyAttestation, PasskeyCreation } from '@baize/contract'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { isCountryClosed, readSettings } from '../../../modules/ground/settings/index.ts'
import {
  type ProvenAddition,
  type ProvenPasskey,
  addPasskey,
  askForPasskey,
  proveAddition,
  proveAssertion,
  removePasskey,
  usePasskey,
} from '../../../modules/person/passkeys/index.ts'
import { findPasswordHash, hasAccess, lockPlayer } from '../../../modules/person/players/index.ts'
import { closeOtherSessions, requireFreshProof } from '../../../modules/person/sessions/index.ts'
import type { Services } from '../../../services.ts'
import { type SignedIn, enter } from './enter.ts'
import { isPlaceOf } from './is-place-of.ts'
import { askRegister } from '../registration/register-checks.ts'
import { tellOfGuards } from './tell-of-guards.ts'
import type { Visit } from './visit.ts'

interface Caller {
  playerId: string
  sessionId: string
}

/** What the device of a player needs, who gave a fresh proof, to make a passkey. */
export async function beginPasskey(tx: Tx, services: Services, caller: Caller, visit: Visit): Promise<PasskeyCreation> {
  await requireFreshProof(tx, services, caller, visit)
  const { id: playerId, email, phone, nickname } = await lockPlayer(tx, caller.playerId)
  return askForPasskey(tx, services, { playerId, name: email ?? phone ?? nickname ?? playerNumber(playerId) })
}

/** A passkey that its device made, with the name its owner gives it. */
export interface NewPasskey {
  name: string
  proven: ProvenAddition
}

/** Judges what the device made. Refuses `fresh_proof_needed` before that, and `passkey_refused`. */
export async function prepareAddition(
  services: Services,
  caller: Caller,
  { name, attestation }: { name: string; attestation: PasskeyAttestation },
  visit: Visit,
): Promise<NewPasskey> {
  const { pool } = services
  await requireFreshProof(pool, services, caller, visit)
  return { name, proven: await proveAddition(pool, services, caller.playerId, attestation) }
}

/** Keeps it, and tells the player by letter. Refuses `too_many_passkeys`. */
export async function keepPasskey(
  tx: Tx,
  services: Services,
  { playerId }: Caller,
  made: NewPasskey,
): Promise<Passkey> {
  await lockPlayer(tx, playerId)
  await tellOfGuards(tx, services, playerId, { kind: 'passkeyAdded', values: { name: made.name } })
  return addPasskey(tx, services, playerId, made)
}

/** Takes one away, after a fresh proof. Refuses `not_found`. */
export async function dropPasskey(
  tx: Tx,
  services: Services,
  caller: Caller,
  { id, visit }: { id: string; visit: Visit },
): Promise<void> {
  await requireFreshProof(tx, services, caller, visit)
  await takePasskeyAway(tx, services, { playerId: caller.playerId, keptSessionId: caller.sessionId, id })
}

/**
 * Takes one away, tells the player by letter and signs every device out but one, if any is to stay: whoever held it may
 * be signed in by it. Refuses `not_found`.
 */
export async function takePasskeyAway(
  tx: Tx,
  services: Services,
  { playerId, keptSessionId, id }: { playerId: string; keptSessionId: string | null; id: string },
): Promise<Passkey> {
  const removed = await removePasskey(tx, services, playerId, id)
  await tellOfGuards(tx, services, playerId, { kind: 'passkeyRemoved', values: { name: removed.name } })
  await closeOtherSessions(tx, services, { playerId, keptSessionId, endedBy: 'guards' })
  return removed
}

/** A passkey whose owner has just used it to sign in. */
export interface PreparedPasskey {
  proven: ProvenPasskey
  fingerprint: string | null
  visit: Visit
}

/** Judges what the device signed. Refuses `passkey_refused`, and `validation` in a closed country. */
export async function preparePasskeySignIn(
  services: Services,
  { passkey, fingerprint }: { passkey: PasskeyAssertion; fingerprint?: string | undefined },
  visit: Visit,
): Promise<PreparedPasskey> {
  if (isCountryClosed(await readSettings(services), visit.country))
    throw new Refusal('validation', { login: [{ code: 'countryClosed' }] })
  const proven = await proveAssertion(services.pool, services, null, passkey)
  await askRegister(services, proven.playerId, 'sign_in')
  return { proven, fingerprint: fingerprint ?? null, visit }
}

/** Signs in by it; it stands for both proofs. */
export async function signInByPasskey(
  tx: Tx,
  services: Services,
  { proven, fingerprint, visit }: PreparedPasskey,
): Promise<SignedIn> {
  const { playerId } = proven
  const player = await lockPlayer(tx, playerId)
  if (!hasAccess(player)) throw new Refusal('account_blocked')
  await usePasskey(tx, services, proven)
  const passwordHash = await findPasswordHash(tx, playerId)
  const isPlaceKnown = await isPlaceOf(tx, services, { playerId, passwordHash }, visit)
  const came = {
    visit,
    fingerprint,
    isPlaceKnown,
    passwordHash,
    provedBy: 'passkey',
    isSecondProofGiven: true,
  } as const
  const { auth, cookies } = await enter(tx, services, player, came)
  if (!auth) throw new Refusal('passkey_refused')
  return { auth, cookies }
}
