import { describe, expect, it } from 'vitest'
import {
  fromSportsbook,
  isSportsbookPath,
  readSportsbookMessage,
  readSportsbookSiteMessage,
  toSportsbook,
} from './sportsbook-frame.ts'

const COMPANY = 'http://bookmaker.example'
const SITE = 'https://site.example'
const refused = { type: 'bet-refused', reason: 'not-taken' } as const

describe('messages between a sportsbook and the site around it', () => {
  it('are read as they were said', () => {
    expect(readSportsbookMessage({ origin: COMPANY, data: fromSportsbook(refused) }, COMPANY)).toEqual(refused)
    for (const token of ['t'.repeat(43), null]) {
      const session = { type: 'session', token } as const
      expect(readSportsbookSiteMessage({ origin: SITE, data: toSportsbook(session) }, SITE)).toEqual(session)
    }
  })

  it('from anywhere else are not heard', () => {
    expect(readSportsbookMessage({ origin: SITE, data: fromSportsbook(refused) }, COMPANY)).toBeNull()
    expect(readSportsbookMessage({ origin: COMPANY, data: toSportsbook({ type: 'pause' }) }, COMPANY)).toBeNull()
    expect(readSportsbookSiteMessage({ origin: 'null', data: toSportsbook({ type: 'pause' }) }, SITE)).toBeNull()
  })

  it.each([
    ['of another type', { type: 'constructor' }],
    ['without a part', { type: 'route' }],
    ['with an address for a path', { type: 'route', path: '//evil.example/x' }],
    ['with a reason nobody knows', { type: 'bet-refused', reason: 'mood' }],
    ['with a ticket of no id', { type: 'bet-placed', ticket: 'a b' }],
    ['with a height as text', { type: 'size', height: '300' }],
    ['with a height beyond every screen', { type: 'size', height: 100_000 }],
  ])('%s are not heard', (_case, said) => {
    const data = JSON.stringify({ source: 'baize-sportsbook', ...said })
    expect(readSportsbookMessage({ origin: COMPANY, data }, COMPANY)).toBeNull()
  })

  it('carry nothing but what the contract names', () => {
    const data = JSON.stringify({ source: 'baize-sportsbook', type: 'ready', html: '<b>' })
    expect(readSportsbookMessage({ origin: COMPANY, data }, COMPANY)).toEqual({ type: 'ready' })
  })

  it('that are no messages are not heard', () => {
    const long = JSON.stringify({ source: 'baize-sportsbook', type: 'ready', padding: 'x'.repeat(1000) })
    for (const data of [null, 7, { source: 'baize-sportsbook', type: 'ready' }, '', '{', 'null', '[]', '"x"', long])
      expect(readSportsbookMessage({ origin: COMPANY, data }, COMPANY)).toBeNull()
  })
})

it.each(['/', '/live', '/football/first-league', '/event/0193a.b~c_d'])(
  '%s is a path within the sportsbook',
  (path) => {
    expect(isSportsbookPath(path)).toBe(true)
  },
)

it.each(['', 'live', '//x', '/a//b', '/a/', '/../x', '/a/./b', '/a?b', '/%2e', `/${'a'.repeat(200)}`, 7])(
  '%s is none',
  (path) => {
    expect(isSportsbookPath(path)).toBe(false)
  },
)
