import { SESSION_CLOSED_CODE } from '@baize/contract'

/** An error in a reply. The client retries temporary ones, and 109 after fetching another token. */
export interface ReplyError {
  code: number
  message: string
  temporary?: true
}

export const replyErrors = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  unknownChannel: { code: 102, message: 'unknown channel' },
  permissionDenied: { code: 103, message: 'permission denied' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  badRequest: { code: 107, message: 'bad request' },
  notAvailable: { code: 108, message: 'not available' },
  tokenExpired: { code: 109, message: 'token expired' },
  tooManyRequests: { code: 111, message: 'too many requests', temporary: true },
  unrecoverablePosition: { code: 112, message: 'unrecoverable position' },
} as const satisfies Record<string, ReplyError>

/** Why a connection ends. Codes 3500 to 3999 and 4500 to 4999 are final, after all others the client returns. */
export interface Disconnect {
  code: number
  reason: string
}

export const disconnects = {
  shutdown: { code: 3001, reason: 'shutdown' },
  internalError: { code: 3004, reason: 'internal server error' },
  tokenExpired: { code: 3005, reason: 'connection expired' },
  slow: { code: 3008, reason: 'slow' },
  noPong: { code: 3012, reason: 'no pong' },
  tooManyRequests: { code: 3013, reason: 'too many requests' },
  invalidToken: { code: SESSION_CLOSED_CODE, reason: 'invalid token' },
  sessionClosed: { code: SESSION_CLOSED_CODE, reason: 'session closed' },
  badRequest: { code: 3501, reason: 'bad request' },
  stale: { code: 3502, reason: 'stale' },
} as const satisfies Record<string, Disconnect>

/** Whether a client that is sent this code stays away. */
export function isFinal(code: number): boolean {
  return (code >= 3500 && code < 4000) || (code >= 4500 && code < 5000)
}

const METHODS = ['connect', 'subscribe', 'unsubscribe', 'refresh', 'history', 'publish'] as const
export type Method = (typeof METHODS)[number]

export type Params = Record<string, unknown>

export type Line =
  | { kind: 'pong' }
  | { kind: 'command'; id: number; method: Method; params: Params }
  /** Well-formed, but nothing this server offers or understands; answered with an error. */
  | { kind: 'refused'; id: number; error: ReplyError }
  /** Not of this protocol; there is no id to answer. */
  | { kind: 'malformed' }

/** Reads one line of a client message. Never throws. */
export function readLine(line: string): Line {
  const frame = parseObject(line)
  if (!frame) return { kind: 'malformed' }
  const keys = Object.keys(frame)
  if (keys.length === 0) return { kind: 'pong' }
  const id = frame['id']
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return { kind: 'malformed' }
  const method = METHODS.find((name) => Object.hasOwn(frame, name))
  if (!method)
    return { kind: 'refused', id, error: keys.length > 1 ? replyErrors.notAvailable : replyErrors.badRequest }
  const params = frame[method]
  if (!isObject(params)) return { kind: 'refused', id, error: replyErrors.badRequest }
  return { kind: 'command', id, method, params }
}

function parseObject(text: string): Params | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function isObject(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A reply line; `resultJson` is already JSON, so that kept publications are not serialised again. */
export function replyLine(id: number, method: Method, resultJson: string): string {
  return `{"id":${id},"${method}":${resultJson}}`
}

export function errorLine(id: number, error: ReplyError): string {
  return JSON.stringify({ id, error })
}

export function publicationLine(channel: string, publicationJson: string): string {
  return `{"push":{"channel":${JSON.stringify(channel)},"pub":${publicationJson}}}`
}

export function unsubscribeLine(channel: string, code: number, reason: string): string {
  return JSON.stringify({ push: { channel, unsubscribe: { code, reason } } })
}
