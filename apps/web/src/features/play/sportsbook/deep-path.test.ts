import { expect, it } from 'vitest'
import { deepPathOf, withDeepPath } from './deep-path.ts'

it.each([
  ['', '/'],
  ['?setIframePath=/live', '/live'],
  ['?setIframePath=%2Ffootball%2Ffirst-league', '/football/first-league'],
  ['?setIframePath=//evil.example', '/'],
  ['?setIframePath=https://evil.example', '/'],
  ['?setIframePath=/../admin', '/'],
])('the address %s names the place %s', (search, path) => {
  expect(deepPathOf(search)).toBe(path)
})

it.each([
  ['', '/live', '?setIframePath=/live'],
  ['?wallet=deposit', '/event/1', '?wallet=deposit&setIframePath=/event/1'],
  ['?setIframePath=/live&wallet=deposit', '/', '?wallet=deposit'],
  ['?setIframePath=/live', '/', ''],
])('the address %s with the place %s becomes %s', (search, path, expected) => {
  expect(withDeepPath(search, path)).toBe(expected)
})
