import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a server-to-server signature covers. */
export interface SignedRequest {
  /** Unix time in milliseconds, as sent in `x-timestamp`. */
  timestamp: string
  /** A value never used before with this key, as sent in `x-nonce`. */
  nonce: string
  method: string
  /** Path with query, as it stands on the request line. */
  path: string
  /** The body, byte for byte as it is sent. */
  body: string
}

/**
 * Lower-case hexadecimal HMAC-SHA-256 over
 * `timestamp \n nonce \n METHOD \n path \n body`. Used by every signed call between
 * the platform and the companies around it; `docs/seamless-wallet.md` gives an example.
 */
export function signRequest(secret: string, request: SignedRequest): string {
  const { timestamp, nonce, method, path, body } = request
  return createHmac('sha256', secret)
    .update([timestamp, nonce, method.toUpperCase(), path, body].join('\n'))
    .digest('hex')
}

/** Compares without telling by its duration where the first difference is. */
export function isSignatureValid(secret: string, request: SignedRequest, signature: string): boolean {
  const expected = Buffer.from(signRequest(secret, request), 'hex')
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
