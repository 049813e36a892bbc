import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '@baize/kit'

/** As long as LiveChat's own. */
export const TOKEN_LIFE_SECONDS = 28_800

/** A token that says who a customer is: the name, the second it ends, and a signature over both. */
export function makeToken(secret: string, id: string, clock: Clock): string {
  const text = `${id}.${Math.floor(clock.now().getTime() / 1000) + TOKEN_LIFE_SECONDS}`
  return `${text}.${sign(secret, text)}`
}

/** Whose token it is; `null` for one that is none, or has ended. */
export function readToken(secret: string, token: string, clock: Clock): string | null {
  const [id, seconds, signature] = token.split('.')
  if (!id || !seconds || !signature || Number(seconds) * 1000 <= clock.now().getTime()) return null
  const expected = Buffer.from(sign(secret, `${id}.${seconds}`))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`customer ${text}`).digest('base64url')
}
