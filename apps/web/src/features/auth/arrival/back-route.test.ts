import { expect, it } from 'vitest'
import { backRouteOf } from './back-route.ts'

const HERE = 'https://play.example'
const stateOf = (backRoute: unknown) => JSON.stringify({ backRoute })

it.each([
  ['/main?a=1', '/main?a=1'],
  ['/de/games/last-light?real=true#top', '/de/games/last-light?real=true#top'],
])('leads back to %s', (place, path) => {
  expect(backRouteOf(stateOf(encodeURIComponent(place)), HERE)).toBe(path)
})

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'leads home and not to %s',
  (place) => {
    expect(backRouteOf(stateOf(encodeURIComponent(place)), HERE)).toBe('/')
  },
)

it.each([
  undefined,
  '',
  'null',
  '{}',
  '{"backRoute":1}',
  '{"backRoute":"%"}',
  stateOf('%2Fauth%2Fsocial%2Fx%2Fcallback'),
])('leads home by %o', (state) => {
  expect(backRouteOf(state, HERE)).toBe('/')
})
