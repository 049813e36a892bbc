/** An access token ends for us this long before its `exp`. */
export const EXPIRY_MARGIN_MS = 10_000

export interface AccessTokenClaims {
  /** Player id. */
  sub: string
  sessionId: string
  /** Unix seconds. */
  exp: number
}

/** Thrown for a token that cannot be read. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError'
}

/** The claims of a token, without checking its signature: the server does that. */
export function decodeAccessToken(token: string): AccessTokenClaims {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as AccessTokenClaims
    if (typeof claims.exp !== 'number' || typeof claims.sub !== 'string')
      throw new InvalidTokenError('claims are missing')
    return claims
  } catch {
    throw new InvalidTokenError('The access token cannot be read')
  }
}

/** Whether the token has ended or is about to. */
export function isTokenSpent(token: string, nowMs: number): boolean {
  return decodeAccessToken(token).exp * 1000 - EXPIRY_MARGIN_MS <= nowMs
}
