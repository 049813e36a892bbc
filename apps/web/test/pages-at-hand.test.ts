import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageRequest } from '../src/index.ts'
import { countries } from './fixtures/catalogue.ts'
import { makePages } from './fixtures/make-pages.ts'

const locale = fc.constantFrom('', '', '', '/de', '/fa', '/en', '/xx')
const path = fc.constantFrom(
  '/',
  '/main',
  '/main/',
  '/categories/all',
  '/favorites',
  '/profile/history',
  '/nope',
  '//main',
)
const query = fc.constantFrom(
  '',
  '',
  '?',
  '?stag=aff-1_x',
  '?page=2',
  '?page=2&utm=%C3%A4',
  "?name=o'x",
  '?a=b#c',
  '?dialog=ä',
  '?page=1&page=2',
)
const cookie = fc
  .array(
    fc.constantFrom(
      'user-language=de',
      'user-language=FA',
      'user-language=xx',
      'user-language=',
      'theme=light',
      'cookie-consent=%7B%22statistics%22%3Atrue%7D',
      'affiliateTag=aff-2210_winter',
      'access_token=abc',
      'access_token=',
      'not-user-language=de',
      'broken',
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join('; '))
const headers = fc.record(
  {
    cookie,
    'cf-ipcountry': fc.constantFrom('DE', 'de', 'IR', 'KP', 'GB', 'XX', 'T1', 'DE, KP', 'DE, DE', '', 'Germany'),
    'cf-connecting-ip': fc.constantFrom('198.51.100.7', 'nobody'),
    'user-agent': fc.constantFrom(
      'Mozilla/5.0 Chrome/142.0.0.0',
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
      'facebookexternalhit/1.1',
      '',
    ),
    accept: fc.constantFrom('text/html', '*/*', 'image/webp'),
    'accept-language': fc.constantFrom('de-DE,de;q=0.9', 'fa'),
    'accept-encoding': fc.constantFrom('gzip, deflate, br, zstd', 'gzip', 'identity', 'brr', ''),
    'sec-fetch-mode': fc.constant('navigate'),
  },
  { requiredKeys: [] },
)
const visit = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
  url: fc.tuple(locale, path, query).map((parts) => parts.join('')),
  headers,
  /** What the browser has of the page: nothing, the page itself, or another. */
  copy: fc.constantFrom('none', 'none', 'own', 'own among others', 'another'),
})

describe('pages at hand', () => {
  it('are answered as those that have to be worked out, whoever comes', async () => {
    const pages = makePages()
    const tagOf = async (request: PageRequest) =>
      (await pages.handle({ ...request, method: 'GET' })).headers.etag ?? '"none"'
    let atHand = 0
    await fc.assert(
      fc.asyncProperty(visit, async ({ copy, ...asked }) => {
        const request: PageRequest = { ...asked, address: '203.0.113.9' }
        // A page takes milliseconds to work out, so it is asked for its tag only where a browser has that.
        const etag = copy.startsWith('own') ? await tagOf(request) : undefined
        const copies = { none: undefined, own: etag, 'own among others': `"other", ${etag}`, another: '"other"' }
        const again: PageRequest = { ...request, headers: { ...asked.headers, 'if-none-match': copies[copy] } }
        const expected = await pages.handle(again)
        const ready = pages.ready(again)
        const isPage = expected.status === 200 || expected.status === 304
        if (isPage && !asked.url.includes('#')) expect(ready, 'a page has to be at hand').not.toBeNull()
        if (!ready) return
        atHand += 1
        expect({ ...ready, body: null }).toEqual({ ...expected, body: null })
        expect(Buffer.from(ready.body).equals(Buffer.from(expected.body))).toBe(true)
      }),
      { numRuns: 300 },
    )
    expect(atHand).toBeGreaterThan(60)
  })

  it('are not for addresses of files, of letters and of nothing', async () => {
    const pages = makePages()
    for (const url of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/verify/code', '/nope', '/%E0%A4%A']) {
      await pages.get(url)
      expect(pages.ready({ method: 'GET', url, headers: {} })).toBeNull()
    }
  })

  it('are the same bytes for every visitor who has nothing of their own in them', async () => {
    const pages = makePages()
    await pages.get('/main')
    const one = pages.ready({ method: 'GET', url: '/main', headers: { cookie: 'theme=light; affiliateTag=x' } })
    const other = pages.ready({ method: 'GET', url: '/main?stag=y', headers: { cookie: 'access_token=abc' } })
    expect(one!.body).toBe(other!.body)
  })

  it('tell a visitor whose country is contradictory that signing in is closed, and nobody else', async () => {
    const pages = makePages({}, { listCountries: () => countries.filter(({ restrictType }) => restrictType === 2) })
    const closed = await pages.get('/main', { 'cf-ipcountry': 'FI, SE' })
    const open = await pages.get('/main')
    expect(String(closed.body)).toContain('"isSignInClosed":true')
    expect(String(open.body)).toContain('"isSignInClosed":false')
    const ready = pages.ready({ method: 'GET', url: '/main', headers: { 'cf-ipcountry': 'FI, SE' } })
    expect(ready!.headers.etag).toBe(closed.headers.etag)
  })

  it('are closed to a country as soon as the house is', async () => {
    let isClosed = false
    const offered = () =>
      countries.map((it) => (it.code === 'DE' && isClosed ? { ...it, restrict: true, restrictType: 1 } : it))
    const pages = makePages({}, { listCountries: offered })
    const request = { method: 'GET', url: '/de', headers: { 'cf-ipcountry': 'DE' } }
    await pages.handle(request)
    expect(pages.ready(request)?.status).toBe(200)
    isClosed = true
    await pages.refresh()
    expect(pages.ready(request)).toBeNull()
    expect((await pages.handle(request)).status).toBe(451)
    expect(pages.ready(request)).toBeNull()
  })

  it('keep their tag and their bytes when they are made anew and nothing changed', async () => {
    const pages = makePages()
    const request = { method: 'GET', url: '/', headers: { 'accept-encoding': 'br' } }
    const { body } = await pages.handle(request)
    const renew = async () => {
      pages.clock.advance(16_000)
      const asked = pages.calls.length
      expect(pages.ready(request)?.body).toBe(body)
      await expect.poll(() => pages.calls.length).toBeGreaterThan(asked)
    }
    await renew()
    // A second renewal begins only after the first has ended.
    await expect.poll(async () => pages.ready(request)?.body === body).toBe(true)
    await renew()
  })

  it('grow old: one of ten minutes is made anew, and a younger one behind its visitor', async () => {
    const pages = makePages()
    const request = { method: 'GET', url: '/main', headers: {} }
    await pages.handle(request)
    pages.clock.advance(16_000)
    const asked = pages.calls.length
    expect(pages.ready(request)?.status).toBe(200)
    await expect.poll(() => pages.calls.length).toBeGreaterThan(asked)
    pages.clock.advance(11 * 60_000)
    expect(pages.ready(request)).toBeNull()
  })
})
