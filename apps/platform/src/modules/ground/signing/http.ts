import { isUnavailable } from '@baize/database'
import type { Logger } from '@baize/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RETRY_AFTER_SECONDS, isStopping } from '../../../stopping.ts'
import type { SecurityLog } from '../security/index.ts'
import type { SignatureGuard } from './guard.ts'

/** Far above any call of the published protocols, and little enough to parse at once. */
const BODY_MAX_BYTES = 16 * 1024

/** What a trusted call hands to its handler. */
export interface TrustedCall {
  sender: string
  /** The parsed JSON body. */
  body: unknown
}

/** What a signed call gets: a status and JSON, as an object or as text that is sent byte for byte. */
export interface SignedAnswer {
  status: number
  body: object | string
}

interface Ports {
  security: SecurityLog
  logger: Logger
}

/**
 * Turns a Fastify scope of its own into one that serves signed calls only, and returns the function that
 * adds a `POST` route to it. Untrusted calls get 401 `{status: 'unauthorized'}`, bodies that are not JSON
 * 400 `{status: 'malformed'}`; calls that come while the site stops or the database has no time 503 `{status: 'busy'}`
 * and when to come again; failures 500 `{status: 'internal'}`. Whatever the guard refuses is a security event.
 */
export function signedRoutes(
  scope: FastifyInstance,
  guard: SignatureGuard,
  { security, logger }: Ports,
): (url: string, answer: (call: TrustedCall) => Promise<SignedAnswer>, options?: { isKeyed: boolean }) => void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_MAX_BYTES }, (_request, text, done) =>
    done(null, text),
  )
  scope.setErrorHandler((error, request, reply) => send(reply, failure(error, logger, request.routeOptions.url)))
  scope.addHook('onRequest', (_request, reply, done) => {
    if (isStopping(reply)) send(reply, busy('the platform stops here, try again'))
    else done()
  })
  return (url, answer, { isKeyed } = { isKeyed: false }) =>
    scope.post(url, async (request, reply) => {
      const call = await trust({ guard, security, isKeyed }, request)
      return send(reply, 'status' in call ? call : await answer(call))
    })
}

async function trust(
  { guard, security, isKeyed }: { guard: SignatureGuard; security: SecurityLog; isKeyed: boolean },
  request: FastifyRequest,
): Promise<TrustedCall | SignedAnswer> {
  const text = typeof request.body === 'string' ? request.body : ''
  const { method, headers, raw } = request
  const verdict = await guard({ method, headers, path: raw.url ?? '', body: text, isKeyed })
  if (verdict.kind === 'refused') {
    const operation = request.routeOptions.url
    security.record('signature_forged', { address: request.ip, operation, reason: verdict.message })
    return { status: 401, body: { status: 'unauthorized', message: verdict.message } }
  }
  if (verdict.kind === 'busy') return busy(verdict.message)
  try {
    return { sender: verdict.sender, body: JSON.parse(text) }
  } catch {
    return malformed('the body is not JSON')
  }
}

/** The answer to a trusted call that does not follow the protocol. */
export function malformed(message: string): SignedAnswer {
  return { status: 400, body: { status: 'malformed', message } }
}

/** The answer to a call that can be taken a moment later. */
function busy(message: string): SignedAnswer {
  return { status: 503, body: { status: 'busy', message } }
}

function failure(error: unknown, logger: Logger, operation: string | undefined): SignedAnswer {
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status === 413) return { status, body: { status: 'malformed', message: 'the body is too large' } }
  if (status >= 400 && status < 500) return malformed('the request could not be read')
  if (isUnavailable(error)) {
    logger.warn('the database had no time for a signed call', { operation, reason: String(error) })
    return busy('the platform is not ready, try again')
  }
  logger.error('signed call failed', error, { operation })
  return { status: 500, body: { status: 'internal', message: 'try again' } }
}

function send(reply: FastifyReply, { status, body }: SignedAnswer): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .headers(status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {})
    .send(typeof body === 'string' ? body : JSON.stringify(body))
}
