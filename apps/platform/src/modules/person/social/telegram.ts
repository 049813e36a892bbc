import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { OutsidePerson } from './company.ts'

/** What Telegram signed is taken this long: a player comes back within seconds. */
export const TELEGRAM_FRESH_MS = 5 * 60_000

/** Telegram's clock may be a little ahead. */
const AHEAD_MS = 60_000

/**
 * Whom Telegram's login widget vouches for, by the query it came back with: every member but `hash`, in order, one a
 * line, under an HMAC whose key is the SHA-256 of the bot's token, as Telegram documents. Null when the signature is not
 * good, or is not of the last minutes.
 */
export function readTelegramPerson(
  companyId: string,
  botToken: string,
  query: Readonly<Record<string, string>>,
  now: Date,
): OutsidePerson | null {
  const { hash = '', ...members } = query
  const lines = Object.entries(members).map(([name, value]) => `${name}=${value}`)
  const key = createHash('sha256').update(botToken).digest()
  const expected = createHmac('sha256', key).update(lines.toSorted().join('\n')).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(hash) ? hash : '', 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const { id = '', auth_date: signedAt = '', first_name: first = '', last_name: last = '', username = '' } = members
  if (!/^\d{1,20}$/.test(id) || !/^\d{1,12}$/.test(signedAt)) return null
  const ageMs = now.getTime() - Number(signedAt) * 1000
  if (ageMs > TELEGRAM_FRESH_MS || ageMs < -AHEAD_MS) return null
  const name = [first, last].filter(Boolean).join(' ') || username
  return { companyId, subject: id, email: null, isEmailVerified: false, name: name === '' ? null : name.slice(0, 100) }
}
