import { ManualClock } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadPageAssets } from '../src/studio/http/assets.ts'
import { symbolRoles } from '../src/studio/symbols.ts'
import { startFakePlatform } from './fake-platform.ts'
import type { FakePlatform } from './fake-platform.ts'
import { GAME, SITE, info, post, spin, startStudio } from './studio-support.ts'

let platform: FakePlatform
let studio: FastifyInstance
let clock: ManualClock

beforeEach(async () => {
  clock = new ManualClock(new Date('2026-11-21T12:00:00Z'))
  platform = await startFakePlatform(0n)
  studio = await startStudio(platform.url, { clock })
})

afterEach(async () => {
  await studio.close()
  await platform.stop()
})

async function openDemo(): Promise<string> {
  const { data } = await post(studio, '/session', { mode: 'demo', game: GAME.identity })
  return data.session as string
}

describe('demo mode', () => {
  it('starts with 1,000.00 of play money and never speaks to the platform', async () => {
    const { data } = await post(studio, '/session', { mode: 'demo', game: GAME.identity })
    expect(data).toMatchObject({ mode: 'demo', currency: 'DEMO', balance: '100000' })
    const round = await spin(studio, data.session)
    expect(round.data.balance).toBe(String(100_000n - 100n + BigInt(round.data.win)))
    await info(studio, data.session)
    expect(platform.calls).toEqual([])
  })

  it('keeps to the pace the house asks of it, and tells its page the rest', async () => {
    const asked = { roundMs: 2500, autoplay: false, turbo: false, slamStop: false }
    const { data } = await post(studio, '/session', { mode: 'demo', game: GAME.identity, rules: asked })
    expect(data.rules).toEqual({ ...asked, lossesAsWins: true })
    expect((await spin(studio, data.session)).status).toBe(200)
    clock.advance(2499)
    expect(await spin(studio, data.session)).toMatchObject({ status: 429, error: { code: 'too_many_requests' } })
    clock.advance(1)
    expect((await spin(studio, data.session)).status).toBe(200)
  })

  it('plays a repeated key once', async () => {
    const session = await openDemo()
    const first = await spin(studio, session, '100', 'same-key')
    expect(await spin(studio, session, '100', 'same-key')).toEqual(first)
    expect((await info(studio, session)).data.balance).toBe(first.data.balance)
  })

  it('ends when the play money is used up', async () => {
    const session = await openDemo()
    for (let round = 0; round < 290; round++) {
      clock.advance(1000)
      const reply = await spin(studio, session, '10000')
      if (reply.status === 200) continue
      expect([reply.status, reply.error.code]).toEqual([402, 'insufficient_funds'])
      expect(BigInt(reply.error.balance!)).toBeLessThan(10_000n)
      return
    }
    expect.fail('play money never ran out')
  })

  it('closes a session nobody has used for more than two hours', async () => {
    const session = await openDemo()
    clock.advance(2 * 60 * 60 * 1000 + 1)
    expect((await info(studio, session)).error.code).toBe('session_not_found')
  })

  it('slows down a page that asks too often', async () => {
    const session = await openDemo()
    const statuses = new Set<number>()
    for (let ask = 0; ask < 301; ask++) statuses.add((await info(studio, session)).status)
    expect([...statuses]).toEqual([200, 429])
    clock.advance(60_000)
    expect((await info(studio, session)).status).toBe(200)
  })
})

describe('malformed requests', () => {
  it.each([
    ['/session', [], 400],
    ['/session', {}, 400],
    ['/session', { mode: 'demo' }, 400],
    ['/session', { mode: 'other', game: 'x' }, 400],
    ['/session', { mode: 'demo', game: '../../etc' }, 400],
    ['/session', { mode: 'demo', game: 'there-is-no-such-game' }, 404],
    ['/session', { mode: 'demo', game: GAME.identity, extra: 1 }, 400],
    ['/session', { mode: 'real', game: GAME.identity }, 400],
    ['/session', { mode: 'real', game: GAME.identity, launchToken: { $ne: 1 } }, 400],
    ['/spin', { session: 'unknown-session', bet: '100', clientRoundKey: 'round-key' }, 401],
    ['/spin', { session: 'unknown-session', bet: 100, clientRoundKey: 'round-key' }, 400],
    ['/spin', { session: 'unknown-session', bet: '-100', clientRoundKey: 'round-key' }, 400],
    ['/spin', { session: 'unknown-session', bet: '1e3', clientRoundKey: 'round-key' }, 400],
    ['/spin', { session: 'unknown-session', bet: '100', clientRoundKey: 'x' }, 400],
    ['/spin', { session: 'unknown-session', bet: '100', clientRoundKey: 'x'.repeat(5000) }, 413],
  ])('to %s with %j are answered with a code, not with a failure', async (path, body, status) => {
    const reply = await post(studio, path, body)
    expect(reply.status).toBe(status)
    expect(reply.error.code).toMatch(/^[a-z_]+$/)
  })

  it('that are not JSON are malformed', async () => {
    const headers = { 'content-type': 'application/json' }
    const reply = await studio.inject({ method: 'POST', url: '/studio/api/spin', payload: '{"a":', headers })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.code).toBe('malformed')
  })
})

describe('the page of a game', () => {
  const page = (query: string) => studio.inject({ url: `/play/${GAME.identity}?${query}` })
  const boot = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)![1]!)

  it('may be framed by the site alone and runs only scripts of the studio', async () => {
    const { headers } = await page('mode=demo')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`frame-ancestors ${SITE}`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  it('knows its language, direction and mode', async () => {
    expect((await page('mode=demo&locale=fa')).body).toContain('<html lang="fa" dir="rtl" data-mode="demo">')
    expect((await page('mode=real&locale=de&token=abc')).body).toContain('<html lang="de" dir="ltr" data-mode="real">')
    expect((await page('locale=xx')).body).toContain('<html lang="en" dir="ltr" data-mode="demo">')
  })

  it('carries the figures, strips and pays the player can read', async () => {
    const data = boot((await page('mode=demo')).body)
    expect(data).toMatchObject({ identity: GAME.identity, reels: 5, rows: 3, siteOrigin: SITE })
    expect(data.figures.rtp).toBeGreaterThan(94)
    expect(data.paylines).toHaveLength(20)
  })

  it('brings the session along, for whoever looks at it', async () => {
    const session = JSON.parse(/id="session">(.*?)<\/script>/s.exec((await page('mode=demo&autoplay=off')).body)![1]!)
    expect(session).toMatchObject({ mode: 'demo', balance: '100000', rules: { autoplay: false } })
    expect((await spin(studio, session.session)).status).toBe(200)
    const ahead = await studio.inject({ url: `/play/${GAME.identity}`, headers: { 'sec-purpose': 'prefetch' } })
    expect(ahead.body).not.toContain('id="session"')
  })

  it('gives up the session it brought where the tab has one already, and no other', async () => {
    const came = /"session":"(.+?)"/.exec((await page('mode=demo')).body)![1]!
    const [kept, played] = [await openDemo(), await openDemo()]
    await spin(studio, played)
    const ask = (unused: string) =>
      studio.inject({ url: '/studio/api/info', headers: { 'x-studio-session': kept, 'x-studio-unused': unused } })
    for (const unused of [came, played, kept]) expect((await ask(unused)).statusCode).toBe(200)
    expect((await info(studio, came)).error.code).toBe('session_not_found')
    expect((await info(studio, played)).status).toBe(200)
    expect((await info(studio, kept)).status).toBe(200)
    expect((await ask('no session at all')).statusCode).toBe(400)
  })

  it('is prepared by a page of the studio that the site alone may frame', async () => {
    const { body, headers } = await studio.inject({ url: '/studio/warm' })
    expect(String(headers['content-security-policy'])).toContain(`frame-ancestors ${SITE}`)
    const files = [...(await page('mode=demo')).body.matchAll(/\/studio\/assets\/play\.[a-z]+\?v=\w+/g)].map(String)
    expect(files).toHaveLength(2)
    for (const file of files) expect(body).toContain(file)
  })

  it('returns to the site and nowhere else', async () => {
    expect(boot((await page(`lobby=${SITE}/de`)).body).lobbyUrl).toBe(`${SITE}/de`)
    expect(boot((await page('lobby=https://elsewhere.example/')).body).lobbyUrl).toBeUndefined()
    expect(boot((await page('lobby=javascript:alert(1)')).body).lobbyUrl).toBeUndefined()
  })

  it('cannot be made to carry markup', async () => {
    const { body } = await page(`token=${encodeURIComponent('</script><script>alert(1)</script>')}`)
    expect(body).not.toContain('<script>alert')
  })

  it('is missing with status 404 for a game that is not there', async () => {
    expect((await studio.inject({ url: '/play/there-is-no-such-game' })).statusCode).toBe(404)
    expect((await studio.inject({ url: '/play/..%2f..%2fetc' })).statusCode).toBe(404)
  })

  it('finds all its pictures', async () => {
    for (const file of [
      ...symbolRoles.map((role) => `${role}.svg`),
      'symbols.svg',
      'far.svg',
      'near.svg',
      'feature.svg',
    ]) {
      const reply = await studio.inject({ url: `/studio/art/${GAME.identity}/${file}` })
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/svg+xml'])
      expect(reply.body).toMatch(/^<svg [^>]*\bwidth=/)
    }
    expect((await studio.inject({ url: `/studio/art/${GAME.identity}/other.svg` })).statusCode).toBe(404)
  })

  it('has a script and styles that can be built from source', async () => {
    const assets = await loadPageAssets(undefined)
    expect(assets.script.length).toBeGreaterThan(10_000)
    expect(assets.style).toContain('.demo-band')
    expect(assets.version).toMatch(/^[0-9a-f]{12}$/)
  })
})
