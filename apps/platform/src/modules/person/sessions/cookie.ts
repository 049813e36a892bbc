import { createHash, timingSafeEqual } from 'node:crypto'

/** Holds the secret that a refresh needs beside the token, where no script can read it. */
export const SESSION_COOKIE = 'baize_session'

/** Says that a fresh proof was given in this browser: the access token alone, which scripts can read, does not. */
export const PROOF_COOKIE = 'baize_proof'

const LIFE_SECONDS = 365 * 86_400

/** The `Set-Cookie` value that gives a browser the session's secret. */
export function sessionCookie(publicUrl: string, secret: string): string {
  return cookie(publicUrl, { name: SESSION_COOKIE, value: secret, path: SESSION_PATH, lifeSeconds: LIFE_SECONDS })
}

/** The `Set-Cookie` values that take away what a browser has of a session. */
export function spentSessionCookies(publicUrl: string): string[] {
  return [
    cookie(publicUrl, { name: SESSION_COOKIE, value: '', path: SESSION_PATH, lifeSeconds: 0 }),
    proofCookie(publicUrl, '', 0),
  ]
}

/** The `Set-Cookie` value that gives a browser the secret of a proof; whatever needs one may stand under any path. */
export function proofCookie(publicUrl: string, secret: string, lifeSeconds: number): string {
  return cookie(publicUrl, { name: PROOF_COOKIE, value: secret, path: '/api', lifeSeconds })
}

const SESSION_PATH = '/api/player/sessions'

/** A cookie that no script reads and no other site sends. */
export function cookie(
  publicUrl: string,
  { name, value, path, lifeSeconds }: { name: string; value: string; path: string; lifeSeconds: number },
): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${lifeSeconds}; Path=${path}; HttpOnly; SameSite=Strict${secure}`
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Whether the cookie's value is the session's secret; takes as long whatever the value is. */
export function isSecretCorrect(secretHash: Buffer, value: string | undefined): boolean {
  return timingSafeEqual(secretHash, hashSecret(value ?? ''))
}
