import { type RefusalReason, type Session, type SessionEnd, isSessionEnd, sessionEnds } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { type Clock, Refusal, isUuid, randomToken, uuidv7 } from '@baize/kit'
import { networkOf } from '../../../network.ts'
import { recordFact } from '../../ground/facts/index.ts'
import { tellClosed } from './closing.ts'
import { SESSION_COOKIE, hashSecret, isSecretCorrect, sessionCookie } from './cookie.ts'
import { type Device, deviceTypeOf } from './device.ts'
import { newProof, type ProofWay } from './fresh-proof.ts'
import { takeSigns } from './idle.ts'
import * as store from './store.ts'
import { type AccessToken, readAccessToken, signAccessToken } from './tokens.ts'

/** What sessions need of the platform; `Services` has it all. */
export interface SessionPorts {
  config: {
    publicUrl: string
    tokenSecret: string
    accessTokenSeconds: number
    refreshWindowSeconds: number
    isSessionBindingOn: boolean
  }
  clock: Clock
}

/** Whoever comes back every day signs in anew after so long, should somebody else be the one who comes back. */
const LIFE_MS = 90 * 86_400_000

/** Players see where they were signed in for so long; play on a closed sign-in must have ended by then. */
const REMEMBERED_MS = 180 * 86_400_000

/** Sign-ins that are looked at for where somebody is at home. */
const PLACES_MAX = 50

/** When a session that ends now is forgotten. */
export function forgottenAt(closedAt: Date): Date {
  return new Date(closedAt.getTime() + REMEMBERED_MS)
}

export interface OpenedSession {
  sessionId: string
  accessToken: string
  expiresAt: Date
  /** The `Set-Cookie` values that bind the browser to the session, and to the proof it was opened by. */
  cookies: string[]
}

/** What ends a session: its own sign-out, of which its page knows, or something that the page has to be told. */
export type EndedBy = SessionEnd | 'signed_out'

/**
 * Signs the player in on a device: a new session, its first token and its companion cookie. `provedBy` is null where
 * somebody else vouched for the player. With `idleMinutes` it ends after so long without a sign of the player.
 */
export async function openSession(
  tx: Tx,
  ports: SessionPorts,
  {
    playerId,
    device,
    fingerprint,
    provedBy,
    idleMinutes,
  }: {
    playerId: string
    device: Device
    fingerprint: string | null
    provedBy: ProofWay | null
    idleMinutes: number | null
  },
): Promise<OpenedSession> {
  const now = ports.clock.now()
  const sessionId = uuidv7(now.getTime())
  const secret = randomToken()
  const proof = provedBy === null ? null : newProof(ports, provedBy)
  const { userAgent, address, country } = device
  await store.insertSession(tx, {
    id: sessionId,
    playerId,
    secretHash: hashSecret(secret),
    deviceType: deviceTypeOf(userAgent),
    userAgent,
    address,
    country,
    fingerprint,
    createdAt: now,
    proof: proof?.row ?? null,
    idleMinutes,
  })
  const token = await signAccessToken(ports, { playerId, sessionId })
  await recordFact(tx, { kind: 'signed_in', playerId, data: { sessionId }, occurredAt: now })
  const companion = sessionCookie(ports.config.publicUrl, secret)
  return { sessionId, ...token, cookies: proof ? [companion, proof.cookie] : [companion] }
}

/**
 * Who the bearer of a token is, or null when the token, its session or its player is not good now. A call that is a sign
 * of the player keeps a session from ending for want of one.
 */
export async function authenticate(
  ports: Pick<SessionPorts, 'config' | 'clock'>,
  db: Queryable,
  bearer: string,
  { isSign }: { isSign: boolean },
): Promise<{ playerId: string; sessionId: string } | null> {
  const now = ports.clock.now()
  const token = await readAccessToken(ports, bearer)
  const session = typeof token === 'string' ? undefined : await store.readOpenSession(db, token, now)
  if (typeof token === 'string' || !session) return null
  const { playerId, sessionId } = token
  if (isSign && session.idleMinutes !== null) await takeSigns(db, [{ sessionId, at: now }])
  return { playerId, sessionId }
}

/** What somebody is refused with whose token let nobody in: that the session ended, and by what, as far as it is known. */
export async function whyNotAuthenticated(
  ports: Pick<SessionPorts, 'config' | 'clock'>,
  db: Queryable,
  bearer: string,
): Promise<RefusalReason> {
  const token = await readAccessToken(ports, bearer, ports.config.refreshWindowSeconds)
  if (typeof token === 'string') return token === 'expired' ? sessionEnds.expired : 'unauthorised'
  const endedBy = await store.readEnd(db, token, ports.clock.now())
  return endedBy && isSessionEnd(endedBy) ? sessionEnds[endedBy] : 'unauthorised'
}

/** The same for a socket, which treats the ways of not being good differently. */
export async function verifyAccessToken(
  ports: Pick<SessionPorts, 'config' | 'clock'> & { pool: Queryable },
  bearer: string,
): Promise<AccessToken | 'expired' | 'invalid' | 'revoked'> {
  const token = await readAccessToken(ports, bearer)
  if (typeof token === 'string') return token
  return (await store.readOpenSession(ports.pool, token, ports.clock.now())) ? token : 'revoked'
}

/**
 * A new token for the session of an old one, which may be over by up to `refreshWindowSeconds`, until the session is
 * 90 days old. With binding on, the companion cookie must hold the session's secret. The secret stays the same for the whole session:
 * two tabs that refresh at once both succeed, and the reply only prolongs the cookie.
 */
export async function refreshSession(
  tx: Tx,
  ports: SessionPorts,
  { bearer, cookies }: { bearer: string | null; cookies: Readonly<Record<string, string>> },
): Promise<{ accessToken: string; cookie: string | null }> {
  const { config, clock } = ports
  if (bearer === null) throw new Refusal('unauthorised')
  const token = await readAccessToken(ports, bearer, config.refreshWindowSeconds)
  const session = typeof token === 'string' ? undefined : await store.readOpenSession(tx, token, clock.now())
  if (typeof token === 'string' || !session) throw new Refusal(await whyNotAuthenticated(ports, tx, bearer))
  if (session.createdAt.getTime() + LIFE_MS <= clock.now().getTime()) throw new Refusal(sessionEnds.expired)
  const secret = cookies[SESSION_COOKIE]
  const isBound = isSecretCorrect(session.secretHash, secret)
  if (config.isSessionBindingOn && !isBound) throw new Refusal('unauthorised')
  if (!(await store.touchSession(tx, token.sessionId, clock.now())))
    throw new Refusal(await whyNotAuthenticated(ports, tx, bearer))
  const { accessToken } = await signAccessToken(ports, token)
  return { accessToken, cookie: isBound ? sessionCookie(config.publicUrl, secret!) : null }
}

/**
 * Closes a session of the player: from the commit on its tokens are refused, and its sockets end. Closing it
 * again changes nothing. Someone else's session is not found.
 */
export async function closeSession(
  tx: Tx,
  ports: SessionPorts,
  { playerId, sessionId, endedBy }: { playerId: string; sessionId: string; endedBy: EndedBy },
): Promise<Session> {
  if (!isUuid(sessionId)) throw new Refusal('not_found')
  const now = ports.clock.now()
  const closed = await store.markClosed(tx, { id: sessionId, playerId, endedBy, now })
  if (closed) await tellClosed(tx, [{ playerId, sessionId }], now)
  const session = closed ?? (await store.readSession(tx, sessionId, playerId))
  if (!session) throw new Refusal('not_found')
  return toWire(session)
}

/** Closes every session of the player but the one that is kept, where there is one. */
export async function closeOtherSessions(
  tx: Tx,
  ports: SessionPorts,
  { playerId, keptSessionId, endedBy }: { playerId: string; keptSessionId: string | null; endedBy: SessionEnd },
): Promise<void> {
  const now = ports.clock.now()
  const ids = await store.markOthersClosed(tx, { playerId, keptId: keptSessionId, endedBy, now })
  await tellClosed(
    tx,
    ids.map((sessionId) => ({ playerId, sessionId })),
    now,
  )
}

/** The player's sessions, newest first: open and closed ones, or only those of one kind. */
export async function listSessions(
  db: Queryable,
  playerId: string,
  slice: { limit: number; offset: number; isOpen?: boolean },
): Promise<{ rows: Session[]; totalRows: number }> {
  const { rows, totalRows } = await store.readSessions(db, playerId, slice)
  return { rows: rows.map(toWire), totalRows }
}

/** Whether the player signed in from this network lately. Costs the same for nobody (null), and is never so. */
export async function isNetworkKnown(db: Queryable, playerId: string | null, network: string): Promise<boolean> {
  const addresses = await store.readAddresses(db, playerId, PLACES_MAX)
  return addresses.some((address) => networkOf(address) === network)
}

/** Of these sessions, the ones that are closed, unknown, or of a player without access. */
export function findClosedSessions(db: Queryable, sessionIds: string[]): Promise<string[]> {
  return store.readClosed(db, sessionIds)
}

/**
 * Closes sessions that can be refreshed no more, and removes the rows of those that ended long ago, each the oldest
 * first. Returns how many it touched.
 */
export async function clearSessions(
  db: Queryable,
  { clock, config }: Pick<SessionPorts, 'clock' | 'config'>,
  countMax: number,
): Promise<number> {
  const now = clock.now()
  const lifeMs = (config.accessTokenSeconds + config.refreshWindowSeconds) * 1_000
  const closed = await store.closeUnseen(db, new Date(now.getTime() - lifeMs), now, countMax)
  return closed + (await store.removeClosed(db, new Date(now.getTime() - REMEMBERED_MS), countMax))
}

function toWire(session: store.StoredSession): Session {
  return {
    id: session.id,
    sessionId: session.id,
    playerId: session.playerId,
    ip: session.address,
    country: session.country ?? '',
    deviceType: session.deviceType,
    userAgent: session.userAgent,
    closedAt: session.closedAt?.toISOString() ?? null,
    createdAt: session.createdAt.toISOString(),
  }
}
