import { isSignatureValid, randomToken, signRequest, systemClock } from '@baize/kit'
import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createNonceMemory } from './nonces.ts'

/** How far a sender's clock may be off, in either direction, before its call is refused. */
export const CLOCK_SKEW_MAX_MS = 60_000

export interface SignedFetchOptions {
  /** Who is calling, as the receiver knows it (`x-provider`). */
  provider: string
  secret: string
  method: 'GET' | 'POST'
  /** Absolute address; path and query are covered by the signature. */
  url: string
  /** Sent as JSON; left out for a call without a body. */
  body?: object
  /** After this long the call fails with a `TimeoutError`. */
  timeoutMs?: number
  signal?: AbortSignal
  fetch?: typeof globalThis.fetch
  clock?: Clock
}

/**
 * Sends one signed call. Every attempt takes a nonce of its own, so repeating the same body is safe.
 * Resolves with whatever the other side answered; rejects when it could not be reached in time.
 * Redirects are not followed, because a signature is meant for one address only.
 */
export function signedFetch(options: SignedFetchOptions): Promise<Response> {
  const { provider, secret, method, url, clock = systemClock, fetch = globalThis.fetch, timeoutMs = 10_000 } = options
  const { pathname, search } = new URL(url)
  const body = options.body === undefined ? '' : JSON.stringify(options.body)
  const timestamp = String(clock.now().getTime())
  const nonce = randomToken(16)
  const signature = signRequest(secret, { timestamp, nonce, method, path: pathname + search, body })
  const deadline = AbortSignal.timeout(timeoutMs)
  return fetch(url, {
    method,
    redirect: 'manual',
    signal: options.signal ? AbortSignal.any([options.signal, deadline]) : deadline,
    headers: {
      accept: 'application/json',
      'x-provider': provider,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  })
}

export interface SignatureRule {
  /** The secret shared with that sender, or undefined for one we do not know. */
  secretOf: (provider: string) => string | undefined
  clock?: Clock
}

/**
 * Makes every route of this scope accept signed JSON calls only. Anything else is answered with
 * 401 `{status: 'unauthorized', message}` or, when trusted but not JSON, 400 `{status: 'malformed', message}`.
 * Handlers read the parsed body as usual. Call it inside `app.register(async (scope) => …)`, so that
 * the JSON parser it installs stays within that scope.
 */
export function requireSignature(scope: FastifyInstance, { secretOf, clock = systemClock }: SignatureRule): void {
  const nonces = createNonceMemory(CLOCK_SKEW_MAX_MS * 2)
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text))

  scope.addHook('preValidation', async (request, reply) => {
    const text = typeof request.body === 'string' ? request.body : ''
    const problem = signatureProblem(request, text, secretOf, clock.now().getTime(), nonces.claim)
    if (problem) return reply.code(401).send({ status: 'unauthorized', message: problem })
    if (request.method === 'GET') return
    try {
      request.body = JSON.parse(text)
    } catch {
      return reply.code(400).send({ status: 'malformed', message: 'the body is not JSON' })
    }
  })
}

function signatureProblem(
  request: FastifyRequest,
  body: string,
  secretOf: SignatureRule['secretOf'],
  nowMs: number,
  claimNonce: (key: string, nowMs: number) => boolean,
): string | undefined {
  const provider = header(request, 'x-provider')
  const timestamp = header(request, 'x-timestamp')
  const nonce = header(request, 'x-nonce')
  const secret = secretOf(provider)
  if (!secret) return 'the sender is not known'
  if (!/^\d{1,16}$/.test(timestamp) || nonce.length < 8 || nonce.length > 200)
    return 'the signature headers are incomplete'
  const path = request.raw.url ?? ''
  const signed = { timestamp, nonce, method: request.method, path, body }
  if (!isSignatureValid(secret, signed, header(request, 'x-signature'))) return 'the signature does not match'
  if (Math.abs(nowMs - Number(timestamp)) > CLOCK_SKEW_MAX_MS) return 'the timestamp is more than a minute off'
  // Claimed last, so that only the holder of the secret can fill the memory.
  if (!claimNonce(`${provider}:${nonce}`, nowMs)) return 'the nonce was used before'
  return undefined
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}
