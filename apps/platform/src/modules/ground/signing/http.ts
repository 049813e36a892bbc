import type { SecurityLog } from '../security/index.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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

/**
 * Turns a Fastify scope of its own into one that serves signed calls only, and returns the function that
 * adds a `POST` route to it. Untrusted calls get 401 `{status: 'unauthorized'}`, bodies that are not JSON
 * 400 `{status: 'malformed'}`, failures 500 `{status: 'internal'}` after `onFailure` heard of them. Whatever the guard
 * refuses is a security event.
 */
export function signedRoutes(
  scope: FastifyInstance,
  guard: SignatureGuard,
  security: SecurityLog,
  onFailure: (error: unknown) => void,
): (url: string, answer: (call: TrustedCall) => Promise<SignedAnswer>, options?: { isKeyed: boolean }) => void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_MAX_BYTES }, (_request, text, done) =>
    done(null, text),
  )
  scope.setErrorHandler((error, _request, reply) => send(reply, failure(error, onFailure)))
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
  if (verdict.kind === 'busy') return { status: 503, body: { status: 'busy', message: verdict.message } }
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

function failure(error: unknown, onFailure: (error: unknown) => void): SignedAnswer {
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status === 413) return { status, body: { status: 'malformed', message: 'the body is too large' } }
  if (status >= 400 && status < 500) return malformed('the request could not be read')
  onFailure(error)
  return { status: 500, body: { status: 'internal', message: 'try again' } }
}

function send(reply: FastifyReply, { status, body }: SignedAnswer): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send(typeof body === 'string' ? body : JSON.stringify(body))
}
