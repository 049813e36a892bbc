import { expect, it } from 'vitest'
import { deriveSecret, seal, unseal } from './seal.ts'

const SECRET = 'a secret of at least thirty-two characters'
const FIRST = { purpose: 'letters', id: 'letter-1' }

it('opens again what it closed, and shows nothing of it meanwhile', () => {
  const sealed = seal(SECRET, FIRST, 'Your code is 123456. سلام')
  expect(sealed.toString('latin1')).not.toContain('123456')
  expect(unseal(SECRET, FIRST, sealed)).toBe('Your code is 123456. سلام')
  expect(seal(SECRET, FIRST, 'the same')).not.toEqual(seal(SECRET, FIRST, 'the same'))
})

it('opens nothing with another secret, for another owner or purpose, or after a change', () => {
  const sealed = seal(SECRET, FIRST, 'text')
  const changed = Buffer.from(sealed)
  changed[14]! ^= 1
  expect(() => unseal(`${SECRET}!`, FIRST, sealed)).toThrow()
  expect(() => unseal(SECRET, { ...FIRST, id: 'letter-2' }, sealed)).toThrow()
  expect(() => unseal(SECRET, { ...FIRST, purpose: 'companies' }, sealed)).toThrow()
  expect(() => unseal(SECRET, FIRST, changed)).toThrow()
  expect(() => unseal(SECRET, FIRST, Buffer.alloc(0))).toThrow()
})

it('derives a secret for each name, the same one each time', () => {
  expect(deriveSecret(SECRET, 'studio')).toBe(deriveSecret(SECRET, 'studio'))
  expect(deriveSecret(SECRET, 'studio')).not.toBe(deriveSecret(SECRET, 'cashier'))
  expect(deriveSecret(SECRET, 'studio').length).toBeGreaterThanOrEqual(32)
})
