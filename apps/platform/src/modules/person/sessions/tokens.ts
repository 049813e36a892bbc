import { createSecretKey, type KeyObject } from 'node:crypto'
import { type Clock, isUuid, uuidv4 } from '@baize/kit'
import { SignJWT, errors, jwtVerify } from 'jose'

/** What tokens need to know of the platform. */
export interface TokenPorts {
  config: { tokenSecret: string; accessTokenSeconds: number }
  clock: Clock
}

export interface AccessToken {
  playerId: string
  sessionId: string
  expiresAt: Date
}

export const ISSUER = 'baize'
export const ALGORITHM = 'HS256'

/**
 * What stands before a session's id in the name of its channel. A Centrifugo server puts every connection of the token
 * there, which is how the connections of one session are found; the embedded server knows sessions by themselves.
 */
export const SESSION_CHANNELS = 'session:'

/** A process whose clock is a little behind must not refuse what another one has just signed. */
const NOT_BEFORE_MARGIN_SECONDS = 10

const CLAIMS = ['sub', 'sessionId', 'exp', 'iat', 'nbf', 'jti']

/** Signs an access token for the session; it lives `accessTokenSeconds`. */
export async function signAccessToken(
  { config, clock }: TokenPorts,
  { playerId, sessionId }: { playerId: string; sessionId: string },
): Promise<{ accessToken: string; expiresAt: Date }> {
  const issuedAt = Math.floor(clock.now().getTime() / 1000)
  const expiresAt = issuedAt + config.accessTokenSeconds
  const accessToken = await new SignJWT({ sessionId, channels: [SESSION_CHANNELS + sessionId] })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(playerId)
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt - NOT_BEFORE_MARGIN_SECONDS)
    .setExpirationTime(expiresAt)
    .setJti(uuidv4())
    .sign(keyOf(config.tokenSecret))
  return { accessToken, expiresAt: new Date(expiresAt * 1000) }
}

/**
 * Reads a token: signature, issuer, term. `expired` is a token that was ours and is over by more than
 * `graceSeconds`; anything else that cannot be taken is `invalid`.
 */
export async function readAccessToken(
  { config, clock }: TokenPorts,
  token: string,
  graceSeconds = 0,
): Promise<AccessToken | 'expired' | 'invalid'> {
  const claims = await verifiedClaims(config.tokenSecret, token, clock.now())
  if (!claims) return 'invalid'
  const { sub, sessionId, exp } = claims
  if (typeof sub !== 'string' || typeof sessionId !== 'string' || typeof exp !== 'number') return 'invalid'
  if (!isUuid(sub) || !isUuid(sessionId)) return 'invalid'
  const expiresAt = new Date(exp * 1000)
  const isOver = expiresAt.getTime() + graceSeconds * 1000 <= clock.now().getTime()
  return isOver ? 'expired' : { playerId: sub, sessionId, expiresAt }
}

/** The claims of a token signed by us, whether or not its time is over; null for any other. */
async function verifiedClaims(secret: string, token: string, now: Date): Promise<Record<string, unknown> | null> {
  try {
    const options = { algorithms: [ALGORITHM], issuer: ISSUER, requiredClaims: CLAIMS, currentDate: now }
    return (await jwtVerify(token, keyOf(secret), options)).payload
  } catch (error) {
    // Thrown only after the signature was found right; the end of a token is checked last.
    if (error instanceof errors.JWTExpired) return error.payload
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

const keys = new Map<string, KeyObject>()

function keyOf(secret: string): KeyObject {
  let key = keys.get(secret)
  if (!key) keys.set(secret, (key = createSecretKey(Buffer.from(secret, 'utf8'))))
  return key
}
