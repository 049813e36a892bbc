import { Secret } from 'otpauth'
import { expect, it } from 'vitest'
import { authenticatorUri, newAuthenticatorKey, stepOfCode } from './authenticator.ts'

/** The key and a moment of the test values of RFC 6238, appendix B; its codes have eight digits, ours the last six. */
const key = Secret.fromLatin1('12345678901234567890').base32
const at = (seconds: number) => new Date(seconds * 1000)

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('takes the code of RFC 6238 at %i s', (seconds, code, step) => {
  expect(stepOfCode(key, code, at(seconds))).toBe(step)
})

it('takes a code one half minute early or late, names its own half minute, and takes none further off', () => {
  expect(stepOfCode(key, '287082', at(29))).toBe(1)
  expect(stepOfCode(key, '287082', at(89))).toBe(1)
  expect(stepOfCode(key, '287082', at(90))).toBeNull()
  expect(stepOfCode(key, '287083', at(59))).toBeNull()
})

it('makes keys of 160 bits, each another one, and an address that authenticators read', () => {
  const made = newAuthenticatorKey()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(newAuthenticatorKey()).not.toBe(made)
  const uri = new URL(authenticatorUri({ key: made, name: 'anna', issuer: 'Baize & Co' }))
  expect(uri.href).toMatch(/^otpauth:\/\/totp\//)
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: made, issuer: 'Baize & Co', digits: '6' })
})
