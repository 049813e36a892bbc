import { expect, it } from 'vitest'
import { type Reach, type Reader, reachOf } from './reach.ts'

const willing: Reader = {
  isActive: true,
  isOnBreak: false,
  ways: { site: true, email: true, push: true },
  takesLetters: true,
  hasBrowser: true,
}
const all = ['site', 'email', 'push'] as const

it.each<[string, Partial<Reader>, readonly (typeof all)[number][], Reach]>([
  ['all ways', {}, all, { kind: 'sent', by: ['site', 'email', 'push'] }],
  ['the ways of the broadcast alone', {}, ['email'], { kind: 'sent', by: ['email'] }],
  [
    'no letter without consent and a proven address',
    { takesLetters: false },
    all,
    { kind: 'sent', by: ['site', 'push'] },
  ],
  ['no push without a browser', { hasBrowser: false }, all, { kind: 'sent', by: ['site', 'email'] }],
  [
    'what the player switched off',
    { ways: { site: false, email: true, push: false } },
    all,
    { kind: 'sent', by: ['email'] },
  ],
  ['nothing that is left', { ways: { site: false, email: false, push: false } }, all, { kind: 'unwilling' }],
  ['no way that the broadcast takes', { takesLetters: false }, ['email'], { kind: 'unwilling' }],
  ['a break before consent', { isOnBreak: true }, all, { kind: 'break' }],
  ['a closed account before a break', { isActive: false, isOnBreak: true }, all, { kind: 'closed' }],
])('%s', (_what, reader, wanted, expected) => expect(reachOf({ ...willing, ...reader }, wanted)).toEqual(expected))
