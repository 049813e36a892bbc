import type { GivenProof, ProofWays } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { writeLetter } from '../../../modules/delivery/mail/index.ts'
import { DEFAULT_LOCALE } from '../../../modules/ground/settings/index.ts'
import {
  type ProvenCode,
  CODE_LIFE_MINUTES,
  issueCode,
  proveCode,
  spendCode,
} from '../../../modules/person/one-time-codes/index.ts'
import { type ProvenPasskey, hasPasskeys, proveAssertion, usePasskey } from '../../../modules/person/passkeys/index.ts'
import {
  type Player,
  type Proof,
  findPasswordHash,
  findPlayer,
  issues,
  playerOfProof,
  proveOwnPassword,
  provenContact,
} from '../../../modules/person/players/index.ts'
import {
  type GivenFactor,
  countTry,
  forgetTries,
  isSecondFactorOn,
  takeFactor,
} from '../../../modules/person/second-factors/index.ts'
import { rememberProof } from '../../../modules/person/sessions/index.ts'
import { networkOf } from '../../../network.ts'
import type { Services } from '../../../services.ts'
import { tellOfUsedCode } from './tell-of-guards.ts'
import type { Visit } from './visit.ts'

interface Caller {
  playerId: string
  sessionId: string
}

/** By what the player may prove who they are, the best way first. */
export async function proofWaysOf(db: Queryable, playerId: string): Promise<ProofWays> {
  // Whoever set up more is asked for it: what a thief may know already must not take it away.
  const own: ProofWays['ways'] = (await hasPasskeys(db, playerId)) ? ['passkey'] : []
  const hasPassword = (await findPasswordHash(db, playerId)) !== null
  if (await isSecondFactorOn(db, playerId))
    return { ways: [...own, 'authenticator', 'recovery'], codeGoesTo: null, hasPassword }
  const contact = provenContact(await playerOf(db, playerId))
  const ways = own
  if (hasPassword) ways.push('password')
  if (contact) ways.push('code')
  return { ways, codeGoesTo: contact?.kind ?? null, hasPassword }
}

/** Sends six digits to a contact the player proved. Refuses `proof_way_closed` and `one_time_code_limit`. */
export async function sendProofCode(tx: Tx, services: Services, { playerId }: Caller, visit: Visit): Promise<void> {
  await demandWay(tx, playerId, 'code')
  const player = await playerOf(tx, playerId)
  const contact = provenContact(player)
  assert(contact, 'the way by code is open to whoever has a contact')
  const { address: to, kind } = contact
  const network = networkOf(visit.address)
  const asked = { phone: to, reason: 'freshProof', isOwner: true, network } as const
  const issued = await issueCode(tx, services, { ...asked, playerId })
  if (!issued) return
  const { code, expiresAt } = issued
  const letter = {
    to,
    locale: player.locale ?? DEFAULT_LOCALE,
    values: { code, minutes: CODE_LIFE_MINUTES },
    expiresAt,
  }
  await writeLetter(tx, services, { ...letter, kind: kind === 'phone' ? 'oneTimeCode' : 'proofCode' })
}

/** A proof that was right, still to be remembered. */
export type TakenProof =
  | { by: 'password'; proof: Proof }
  | { by: 'code'; proven: ProvenCode }
  | { by: 'passkey'; proven: ProvenPasskey }
  | GivenFactor

/**
 * Judges a proof; a try counts whatever comes of it, and holds no connection while it hashes. Refuses
 * `proof_way_closed`, `one_time_code_wrong`, `passkey_refused`, and `validation` with a message under `password`.
 */
export async function takeProof(
  services: Services,
  { playerId }: Caller,
  given: GivenProof,
  visit: Visit,
): Promise<TakenProof> {
  const { pool } = services
  const network = networkOf(visit.address)
  await demandWay(pool, playerId, given.by)
  if (given.by === 'password')
    return { by: 'password', proof: await proveOwnPassword(pool, playerId, given.password, network) }
  if (given.by === 'passkey')
    return { by: 'passkey', proven: await proveAssertion(pool, services, playerId, given.passkey) }
  if (given.by !== 'code') {
    await countTry(services, playerId)
    return given
  }
  const contact = provenContact(await playerOf(pool, playerId))
  if (!contact) throw new Refusal('proof_way_closed')
  const asked = { phone: contact.address, reason: 'freshProof', isOwner: true, network } as const
  const proven = await proveCode(pool, services, { ...asked, code: given.code })
  if (proven.playerId !== playerId) throw new Refusal('one_time_code_wrong')
  return { by: 'code', proven }
}

/** Remembers the proof with the session, and resolves to the cookie by which this browser shows it. */
export async function keepProof(
  tx: Tx,
  services: Services,
  { playerId, sessionId }: Caller,
  taken: TakenProof,
): Promise<string> {
  if (taken.by === 'code') await spendCode(tx, taken.proven, services.clock.now())
  else if (taken.by === 'passkey') await usePasskey(tx, services, taken.proven)
  else if (taken.by === 'password') {
    if (!(await playerOfProof(tx, taken.proof))) throw new Refusal('validation', { password: [issues.wrongPassword] })
  } else {
    if (!(await takeFactor(tx, services, playerId, taken))) throw new Refusal('one_time_code_wrong')
    if (taken.by === 'recovery') await tellOfUsedCode(tx, services, playerId)
    await forgetTries(services, playerId)
  }
  return rememberProof(tx, services, sessionId, taken.by)
}

async function demandWay(db: Queryable, playerId: string, way: ProofWays['ways'][number]): Promise<void> {
  const { ways } = await proofWaysOf(db, playerId)
  if (!ways.includes(way)) throw new Refusal('proof_way_closed')
}

async function playerOf(db: Queryable, playerId: string): Promise<Player> {
  const player = await findPlayer(db, playerId)
  assert(player, 'a player is never deleted')
  return player
}
