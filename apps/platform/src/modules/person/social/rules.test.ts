import { expect, it } from 'vitest'
import { decideArrival } from './rules.ts'

const proven = { email: 'anna@example.com', isEmailVerified: true }
const claimed = { email: 'anna@example.com', isEmailVerified: false }
const silent = { email: null, isEmailVerified: false }
const confirmed = { confirmedAt: new Date() }
const unconfirmed = { confirmedAt: null }

it.each([
  ['a proven e-mail that both sides proved', proven, confirmed, 'link'],
  ['a proven e-mail that was never confirmed here', proven, unconfirmed, 'ask'],
  ['a claimed e-mail of a confirmed account', claimed, confirmed, 'ask'],
  ['a claimed e-mail that nobody proved', claimed, unconfirmed, 'ask'],
  ['a proven e-mail of nobody', proven, undefined, 'register'],
  ['a claimed e-mail of nobody', claimed, undefined, 'register'],
  ['no e-mail', silent, undefined, 'register'],
] as const)('%s leads to the right door', (_, person, known, end) => {
  expect(decideArrival(person, known)).toBe(end)
})
