import { Secret, TOTP } from 'otpauth'

/** What every authenticator program understands: RFC 6238 with SHA-1, six digits, half minutes. */
const SCHEME = { algorithm: 'SHA1', digits: 6, period: 30 }

/** RFC 4226 asks for 128 bits at least and recommends 160. */
const KEY_BYTES = 20

/** Codes of the half minute before and after are taken too: clocks differ, and typing takes time. */
const WINDOW = 1

/** What an authenticator makes its codes of, as text of 32 letters and digits. */
export function newAuthenticatorKey(): string {
  return new Secret({ size: KEY_BYTES }).base32
}

/** The address by which an authenticator takes over a key, for a link or a picture of squares. */
export function authenticatorUri({ key, name, issuer }: { key: string; name: string; issuer: string }): string {
  return new TOTP({ ...SCHEME, secret: Secret.fromBase32(key), label: name, issuer }).toString()
}

/**
 * The half minute a code was made for, counted from 1970, or null when it is no code of about now. Whoever takes a code
 * remembers its half minute and takes none of that or an earlier one again, so that each code works once.
 */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const secret = Secret.fromBase32(key)
  const delta = TOTP.validate({ ...SCHEME, token: code, secret, timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: SCHEME.period, timestamp }) + delta
}
