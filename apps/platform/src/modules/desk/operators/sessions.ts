import { createHash } from 'node:crypto'
import { operatorRoles, type OperatorRole } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { type Clock, randomToken, Refusal, unseal, uuidv7 } from '@baize/kit'
import { stepOfCode } from '../../ground/authenticator/index.ts'
import { isPasswordCorrect } from '../../ground/passwords/index.ts'
import type { Throttles } from '../../ground/throttles/index.ts'
import type { OperatorCaller, StoredOperator } from './operator.ts'
import { ATTEMPTS, SESSION_IDLE_SECONDS, SESSION_LIFE_SECONDS, TOKEN_PREFIX } from './rules.ts'
import { SEALED_FOR } from './sealed-for.ts'
import * as store from './store.ts'

interface Ports {
  clock: Clock
  config: { tokenSecret: string }
}

/** An operator who knew the password behind this hash; the second proof is still to come. */
export interface OperatorProof {
  operatorId: string
  passwordHash: string
}

/**
 * Counts the try, then looks at the password. Null for a wrong one and for a name nobody has, which take as long. Holds
 * no connection while it hashes.
 */
export async function proveOperator(
  db: Queryable,
  { throttles }: { throttles: Throttles },
  { name, password }: { name: string; password: string },
  network: string,
): Promise<OperatorProof | null> {
  const { windowSeconds, perPairMax, perNetworkMax, perNameMax } = ATTEMPTS
  await throttles.demand(
    { key: `operator sign-in pair ${network} ${name}`, count: perPairMax, windowSeconds },
    { key: `operator sign-in network ${network}`, count: perNetworkMax, windowSeconds },
    { key: `operator sign-in name ${name}`, count: perNameMax, windowSeconds },
  )
  const known = await store.readPasswordHash(db, name)
  const isCorrect = await isPasswordCorrect(known?.passwordHash ?? null, password, { network, isKnown: false })
  return isCorrect ? { operatorId: known!.id, passwordHash: known!.passwordHash! } : null
}

/** A session that has just been opened. The token is told once and kept as a hash. */
export interface OpenedOperatorSession {
  token: string
  caller: OperatorCaller
  operator: StoredOperator
}

/**
 * Takes the authenticator's code, once, and opens a session of the role; the only one an operator has need not be named.
 * Refuses `invalid_credentials` for a wrong code, and a role that the operator does not have by its field.
 */
export async function openOperatorSession(
  tx: Tx,
  { clock, config }: Ports,
  proof: OperatorProof | null,
  asked: { code: string; role?: OperatorRole; address: string; userAgent: string },
): Promise<OpenedOperatorSession> {
  const operator = proof ? await store.lockProved(tx, proof) : undefined
  if (!operator) throw new Refusal('invalid_credentials')
  const now = clock.now()
  const { authenticatorKey: _key, authenticatorStep: _step, ...about } = operator
  const step = freshStep({ clock, config }, operator, asked.code)
  if (step === null) throw new Refusal('invalid_credentials')
  const role = roleOf(operator.roles, asked.role)
  await store.saveStep(tx, operator.id, step)
  const id = uuidv7(now.getTime())
  const token = TOKEN_PREFIX + randomToken()
  const { address, userAgent } = asked
  const session = { id, operatorId: operator.id, role, tokenHash: hashToken(token), address, userAgent, createdAt: now }
  await store.insertSession(tx, session)
  return { token, operator: about, caller: callerOf({ ...session, name: operator.name }) }
}

/** The half minute of a code that the operator's authenticator shows, and that no code was taken of yet. */
export function freshStep(
  { clock, config }: Ports,
  { id, authenticatorKey, authenticatorStep }: store.ProvedOperator,
  code: string,
): number | null {
  const key = unseal(config.tokenSecret, { ...SEALED_FOR, id }, authenticatorKey)
  const step = stepOfCode(key, code, clock.now())
  return step !== null && step > authenticatorStep ? step : null
}

function roleOf(roles: readonly OperatorRole[], asked: OperatorRole | undefined): OperatorRole {
  if (asked === undefined && roles.length === 1) return roles[0]!
  if (asked === undefined) throw new Refusal('validation', { role: [{ code: 'required' }] })
  if (!roles.includes(asked)) throw new Refusal('validation', { role: [{ code: 'notOffered' }] })
  return asked
}

/** Whose token this is, or null when its session is over; every call keeps the session awake. */
export async function authenticateOperator(
  db: Queryable,
  { clock }: Pick<Ports, 'clock'>,
  token: string,
): Promise<OperatorCaller | null> {
  if (!token.startsWith(TOKEN_PREFIX)) return null
  const now = clock.now()
  const seenAfter = new Date(now.getTime() - SESSION_IDLE_SECONDS * 1000)
  const createdAfter = new Date(now.getTime() - SESSION_LIFE_SECONDS * 1000)
  const session = await store.touchSession(db, hashToken(token), { now, seenAfter, createdAfter })
  return session ? callerOf(session) : null
}

/** Signs out: the token is refused from the commit on. */
export function closeOperatorSession(tx: Tx, { clock }: Pick<Ports, 'clock'>, sessionId: string): Promise<void> {
  return store.closeSession(tx, sessionId, clock.now())
}

/** Closes all sessions of an operator but those of the kept roles. */
export function closeSessionsBut(
  tx: Tx,
  { clock }: Pick<Ports, 'clock'>,
  operatorId: string,
  keptRoles: readonly OperatorRole[] = [],
): Promise<void> {
  return store.closeSessions(tx, operatorId, keptRoles, clock.now())
}

function callerOf(session: {
  id: string
  operatorId: string
  name: string
  role: OperatorRole
  createdAt: Date
}): OperatorCaller {
  const { id: sessionId, operatorId, name, role, createdAt } = session
  const endsAt = new Date(createdAt.getTime() + SESSION_LIFE_SECONDS * 1000)
  return { sessionId, operatorId, name, role, endsAt }
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Roles in the order of the contract, each once. */
export function orderedRoles(roles: readonly OperatorRole[]): OperatorRole[] {
  return operatorRoles.filter((role) => roles.includes(role))
}
