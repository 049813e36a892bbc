import { type Clock, randomToken, signRequest } from '@baize/kit'

export interface SignedFetch {
  /** Who is calling, as the receiver knows it (`x-provider`). */
  sender: string
  secret: string
  method: 'GET' | 'POST'
  /** Absolute address; path and query are covered by the signature. */
  url: string
  /** Sent as JSON; absent for a call without a body. */
  body?: object
  /** After this long the call fails with a `TimeoutError`. */
  timeoutMs: number
}

/**
 * Sends one signed call to an outside company. Every attempt takes its own nonce, so the same body may be
 * sent again. Resolves with whatever was answered; rejects when nothing came in time. Redirects are not
 * followed, because a signature is meant for one address only.
 */
export function signedFetch(ports: { fetch: typeof fetch; clock: Clock }, call: SignedFetch): Promise<Response> {
  const { pathname, search } = new URL(call.url)
  const body = call.body === undefined ? '' : JSON.stringify(call.body)
  const timestamp = String(ports.clock.now().getTime())
  const nonce = randomToken(16)
  const request = { timestamp, nonce, method: call.method, path: pathname + search, body }
  return ports.fetch(call.url, {
    method: call.method,
    redirect: 'manual',
    signal: AbortSignal.timeout(call.timeoutMs),
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      'x-provider': call.sender,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signRequest(call.secret, request),
    },
    ...(body && { body }),
  })
}
