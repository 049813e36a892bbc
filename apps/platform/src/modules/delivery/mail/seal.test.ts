import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const SECRET = 'a secret of at least thirty-two characters'

it('opens again what it closed, and shows nothing of it meanwhile', () => {
  const sealed = seal(SECRET, 'letter-1', 'Your code is 123456. سلام')
  expect(sealed.toString('latin1')).not.toContain('123456')
  expect(unseal(SECRET, 'letter-1', sealed)).toBe('Your code is 123456. سلام')
  expect(seal(SECRET, 'letter-1', 'the same')).not.toEqual(seal(SECRET, 'letter-1', 'the same'))
})

it('opens nothing with another secret, as another letter, or after a change', () => {
  const sealed = seal(SECRET, 'letter-1', 'text')
  const changed = Buffer.from(sealed)
  changed[14]! ^= 1
  expect(() => unseal(`${SECRET}!`, 'letter-1', sealed)).toThrow()
  expect(() => unseal(SECRET, 'letter-2', sealed)).toThrow()
  expect(() => unseal(SECRET, 'letter-1', changed)).toThrow()
  expect(() => unseal(SECRET, 'letter-1', Buffer.alloc(0))).toThrow()
})
