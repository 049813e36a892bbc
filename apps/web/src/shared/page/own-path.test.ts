import { expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

const HERE = 'https://play.example'

it.each([
  ['/bonuses?tab=2#top', '/bonuses?tab=2#top'],
  ['https://play.example/main', '/main'],
  ['main', '/main'],
  ['', '/'],
])('keeps %o, which is of this site', (address, path) => {
  expect(ownPath(address, HERE)).toBe(path)
})

it.each(['//evil.example', '/\\evil.example', '\\\\evil.example', 'https://evil.example/main', 'http://play.example/'])(
  'leads nowhere from %o',
  (address) => {
    expect(ownPath(address, HERE)).toBeNull()
  },
)

it.each(['javascript:alert(1)', 'data:text/html,x', 'https://play.example:444/', 'http://['])(
  'nor from %o',
  (address) => {
    expect(ownPath(address, HERE)).toBeNull()
  },
)

it('gives no path that a browser would take for the name of a house', () => {
  expect(ownPath('https://play.example//evil.example', HERE)).toBe('/evil.example')
})
