import { createHash, timingSafeEqual } from 'node:crypto'

/** Holds the secret that a refresh needs beside the token, where no script can read it. */
export const SESSION_COOKIE = 'baize_session'

const LIFE_SECONDS = 365 * 86_400

/** The `Set-Cookie` value that gives a browser the session's secret. */
export function sessionCookie(publicUrl: string, secret: string): string {
  return cookie(publicUrl, secret, LIFE_SECONDS)
}

/** The `Set-Cookie` value that takes it away. */
export function spentSessionCookie(publicUrl: string): string {
  return cookie(publicUrl, '', 0)
}

function cookie(publicUrl: string, value: string, lifeSeconds: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${SESSION_COOKIE}=${value}; Max-Age=${lifeSeconds}; Path=/api/player/sessions; HttpOnly; SameSite=Strict${secure}`
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Whether the cookie's value is the session's secret; takes as long whatever the value is. */
export function isSecretCorrect(secretHash: Buffer, value: string | undefined): boolean {
  return timingSafeEqual(secretHash, hashSecret(value ?? ''))
}
