import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bootScript, startScript } from '../src/server/boot-script.ts'
import { jsonForHtml } from '../src/server/document.ts'
import { escape } from '../src/server/seo/escape.ts'
import { ContentStore } from '../src/server/content-store.ts'
import { readPart } from '../src/shared/content/text.ts'
import { countries } from './fixtures/catalogue.ts'
import { makePages } from './fixtures/make-pages.ts'

const store = new ContentStore(fileURLToPath(new URL('../../../content', import.meta.url)), 'en')
const pages = makePages()
const html = async (url: string, headers?: Record<string, string>) => String((await pages.get(url, headers)).body)

describe('pages for guests', () => {
  it.each([
    '/',
    '/main',
    '/categories/all',
    '/categories/new',
    '/providers',
    '/games/harbour-lights-3',
    '/static/about',
  ])('answers %s with one first-level heading and no style attribute', async (path) => {
    const { status, body } = await pages.get(path)
    const markup = String(body)
    expect(status).toBe(200)
    expect(markup.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(markup).not.toMatch(/<[^>]+\sstyle="/)
    expect(markup).toContain('<main id="content"')
  })

  it('fills the lobby with its shelves', async () => {
    const lobby = await html('/')
    expect(lobby.match(/data-game=/g)!.length).toBeGreaterThanOrEqual(240)
    expect(lobby.indexOf('id="row-recommended"')).toBeLessThan(lobby.indexOf('id="row-winter"'))
  })

  it.each(['/nope', '/nope/nope', '/games/nope', '/categories/nope', '/static/nope', '/de/nope', '/xx'])(
    'answers %s with 404 and a page that says so',
    async (path) => {
      const { status, body } = await pages.get(path)
      expect(status).toBe(404)
      expect(String(body)).toMatch(/Page not found|Seite nicht gefunden/)
    },
  )

  it('sends /categories to the first collection and keeps the query', async () => {
    const { status, headers } = await pages.get('/de/categories?ref=abc')
    expect([status, headers.location]).toEqual([302, '/de/categories/recommended?ref=abc'])
  })

  it('sends guests away from pages of players, to sign in', async () => {
    for (const path of ['/favorites', '/recently-played', '/profile', '/profile/history', '/de/profile/history']) {
      const { status, headers } = await pages.get(path)
      expect(status).toBe(302)
      expect(headers.location).toBe(path.startsWith('/de') ? '/de?sign-in=true' : '/?sign-in=true')
    }
  })

  it('shows a browser with a token the shell of those pages', async () => {
    const { status, body } = await pages.get('/favorites', { cookie: 'access_token=abc' })
    expect(status).toBe(200)
    expect(String(body)).toContain('Favourites')
  })

  it('refuses addresses that cannot be read', async () => {
    expect((await pages.get('/%E0%A4%A')).status).toBe(400)
  })

  it('reports a page that broke and answers 500 with the error page, which is not kept', async () => {
    const own = makePages({}, { getGame: () => Promise.reject(new Error('the platform is away')) })
    const { status, body } = await own.get('/games/harbour-lights-1')
    expect(status).toBe(500)
    expect(String(body)).toContain('Something went wrong')
    expect(own.failures).toHaveLength(1)
    await own.get('/games/harbour-lights-1')
    expect(own.failures).toHaveLength(2)
  })
})

describe('languages', () => {
  it('writes language and direction, and links every other language', async () => {
    const persian = await html('/fa/main')
    expect(persian).toContain('<html lang="fa" dir="rtl">')
    expect(persian).toContain('<link rel="canonical" href="https://play.example/fa/main">')
    expect(persian).toContain('<link rel="alternate" hreflang="de" href="https://play.example/de/main">')
    expect(persian).toContain('<link rel="alternate" hreflang="en" href="https://play.example/main">')
    expect(persian).toContain('<link rel="alternate" hreflang="x-default" href="https://play.example/main">')
    expect(persian).toContain('href="/assets/fa.woff2"')
  })

  it.each(['de', 'fa'])('speaks the language of the page in %s', async (locale) => {
    const words = (code: string) => readPart(store.part(code, 'layout.shell')!)('skipLink')
    expect(words(locale)).not.toBe(words('en'))
    expect(await html(`/${locale}`)).toContain(words(locale))
  })

  it('follows the cookie, then the country', async () => {
    expect((await pages.get('/main', { cookie: 'user-language=fa' })).headers.location).toBe('/fa/main')
    expect((await pages.get('/main?a=1', { 'cf-ipcountry': 'de' })).headers.location).toBe('/de/main?a=1')
    expect((await pages.get('/main', { 'cf-ipcountry': 'DE', 'user-agent': 'Googlebot/2.1' })).status).toBe(200)
  })
})

describe('countries', () => {
  it('shows the closed house to a blocked country, with its address, and nothing else', async () => {
    const { status, body, headers } = await pages.get('/games/harbour-lights-1', { 'cf-ipcountry': 'KP' })
    expect(status).toBe(451)
    expect(headers['cache-control']).toBe('no-store')
    expect(String(body)).toContain('203.0.113.9')
    expect(String(body)).not.toContain('Harbour Lights')
    expect(String(body)).toContain('North Korea')
    expect(String(body)).not.toContain('<script type="module"')
  })

  it('tells a blocked visitor so in the language of the address, and links the others', async () => {
    const { body } = await pages.get('/de/main', { 'cf-ipcountry': 'KP' })
    const page = String(body)
    expect(page).toContain('<html lang="de" dir="ltr"')
    expect(page).toContain('Nordkorea')
    expect(page).toContain('href="/fa/main"')
    expect(page).toContain('/assets/closed.css')
  })

  it.each(['KP, DE', 'DE, KP', 'DE,KP,DE', 'Korea', 'K', 'KP;DE', '🇰🇵'])(
    'stays closed to a visitor whose edge says %s, which is no country',
    async (stated) => {
      expect((await pages.get('/main', { 'cf-ipcountry': stated })).status).toBe(451)
    },
  )

  it.each(['DE', 'de', ' DE ', 'DE, de'])('reads the country of %j', async (stated) => {
    expect((await pages.get('/main', { 'cf-ipcountry': stated })).headers.location).toBe('/de/main')
  })

  it.each([undefined, '', 'XX', 'T1'])(
    'is open to a visitor nobody placed (%s) unless the edge is known to place everybody',
    async (stated) => {
      const headers: Record<string, string> = stated === undefined ? {} : { 'cf-ipcountry': stated }
      expect((await pages.get('/main', headers)).status).toBe(200)
      expect((await makePages({ isCountryStated: true }).get('/main', headers)).status).toBe(451)
    },
  )

  it('never restricts a country that is off the list', async () => {
    expect((await pages.get('/', { 'cf-ipcountry': 'GB' })).status).toBe(200)
  })

  it('shows a collection only where it is offered', async () => {
    expect(await html('/')).not.toContain('/categories/megareels')
    expect(await html('/de', { 'cf-ipcountry': 'DE' })).toContain('/categories/megareels')
  })

  it('keeps a hidden collection out of menus and reachable', async () => {
    expect(await html('/')).not.toContain('/categories/gardens')
    expect((await pages.get('/categories/gardens')).status).toBe(200)
  })
})

describe('the cache of guest pages', () => {
  it('serves the same bytes to guests and players, and asks the platform once', async () => {
    const own = makePages()
    const first = await own.get('/')
    const asked = own.calls.length
    const second = await own.get('/?sign-in=true&ref=1', { cookie: 'access_token=abc' })
    expect(second.headers.etag).toBe(first.headers.etag)
    expect(own.calls).toHaveLength(asked)
  })

  it('answers 304 to who has the page already', async () => {
    const { headers } = await pages.get('/main')
    const again = await pages.get('/main', { 'if-none-match': headers.etag! })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  it('sends the compressed twin the browser takes', async () => {
    const plain = await html('/main')
    const br = await pages.get('/main', { 'accept-encoding': 'gzip, br' })
    const gz = await pages.get('/main', { 'accept-encoding': 'gzip' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body as Buffer).toString()).toBe(plain)
    expect(gunzipSync(gz.body as Buffer).toString()).toBe(plain)
  })

  it('keeps pages of a filter apart', async () => {
    expect(await html('/categories/all?page=2')).not.toBe(await html('/categories/all'))
    expect(await html('/categories/all?name=lights%2023')).toContain('Harbour Lights 23')
  })

  it('answers HEAD without a body', async () => {
    const { status, body } = await pages.handle({ method: 'HEAD', url: '/main', headers: {} })
    expect([status, body]).toEqual([200, ''])
  })
})

describe('the policy', () => {
  it('lets no inline script run but the one it names, and frames only the studio', async () => {
    const { headers, body } = await pages.get('/')
    const policy = headers['content-security-policy']!
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+'){2};/)
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain('frame-src https://studio.example')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).toContain("connect-src 'self' wss://play.example")
    const inline = [
      ...String(body).matchAll(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs),
    ]
    expect(inline.map(([, source]) => source)).toEqual([bootScript, startScript])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toContain('max-age=')
  })

  it('frames a studio that joined the house after the pages were made, once they are told', async () => {
    const studios = ['https://studio.example']
    const joined = makePages({}, {}, { studioUrls: async () => [...studios] })
    const framed = async () => (await joined.get('/main')).headers['content-security-policy']
    expect(await framed()).toContain('frame-src https://studio.example;')
    studios.push('https://other.example/games')
    await joined.refresh()
    for (const _visit of ['rendered', 'kept'])
      expect(await framed()).toContain('frame-src https://studio.example https://other.example;')
    const atHand = joined.ready({ method: 'GET', url: '/main', headers: {} })
    expect(atHand!.headers['content-security-policy']).toContain('frame-src https://studio.example https://other')
    const unknown = (await joined.get('/no/such/page')).headers['content-security-policy']
    expect(unknown).toContain('https://other.example')
  })

  it('shows the marks of payments in which somebody may pay in, and of no others', async () => {
    const marks = async (...ways: string[]) => {
      const body = String((await makePages({}, {}, { paymentWays: async () => ways }).get('/main')).body)
      return ['card', 'crypto', 'bank'].filter((name) => body.includes(`src="/pictures/payment-${name}.svg"`))
    }
    expect(await marks('card', 'voucher')).toEqual(['card'])
    expect(await marks('crypto', 'bank')).toEqual(['crypto', 'bank'])
    expect(await marks()).toEqual([])
  })

  it('frames the pages of payment companies at their registered origins', async () => {
    const paid = makePages({}, {}, { paymentUrls: async () => ['https://cashier.example/till'] })
    const policy = (await paid.get('/main')).headers['content-security-policy']
    expect(policy).toContain('frame-src https://studio.example https://cashier.example;')
  })

  it('lets in the company that checks who players are while there is one, camera and microphone for it alone', async () => {
    const scriptUrl = 'https://static.checks.example/sdk.js'
    const flag = { enabled: true, hideDocumentsPage: true, theme: 'dark', scriptUrl }
    const checked = { flag, frameOrigin: 'https://*.checks.example' }
    let company: typeof checked | null = checked
    const joined = makePages({}, {}, { identity: async () => company })
    const headersOf = async (path: string) => (await joined.get(path, { cookie: 'access_token=abc' })).headers
    const policy = (await headersOf('/main'))['content-security-policy']
    expect(policy).toMatch(/script-src [^;]* https:\/\/static\.checks\.example;/)
    expect(policy).toContain('frame-src https://studio.example https://*.checks.example;')
    expect((await headersOf('/main'))['permissions-policy']).toMatch(
      /^camera=\("https:\/\/\*\.checks\.example"\), microphone=\("https:\/\/\*\.checks\.example"\), geolocation=\(\)/,
    )
    expect((await joined.get('/profile/documents', { cookie: 'access_token=abc' })).status).toBe(404)
    company = null
    await joined.refresh()
    expect((await headersOf('/main'))['content-security-policy']).not.toContain('checks.example')
    expect((await headersOf('/main'))['permissions-policy']).toMatch(/^camera=\(\), microphone=\(\),/)
    expect((await joined.get('/profile/documents', { cookie: 'access_token=abc' })).status).toBe(200)
  })

  it('lets the script of a betting company run on the page of the sportsbook alone, where it serves the country', async () => {
    const scriptIntegrity = `sha384-${'A'.repeat(64)}`
    const company = { host: 'https://bets.example/site', clientId: 'house', scriptIntegrity, countries: ['DE'] }
    let companies = [company]
    const joined = makePages({}, {}, { sportsbooks: async () => [...companies] })
    const at = (path: string, country: string) =>
      joined.get(path, { 'cf-ipcountry': country, 'user-agent': 'Googlebot/2.1' })
    const policyAt = async (path: string, country: string) =>
      (await at(path, country)).headers['content-security-policy']!
    for (const _visit of ['rendered', 'kept'])
      expect(await policyAt('/betting', 'DE')).toMatch(/script-src [^;]* https:\/\/bets\.example\/site\/sdk\/v1\.js;/)
    expect(await policyAt('/betting', 'DE')).toContain('frame-src https://studio.example https://bets.example;')
    expect(await policyAt('/betting', 'FI')).not.toMatch(/script-src [^;]*bets\.example/)
    expect(await policyAt('/main', 'DE')).not.toMatch(/script-src [^;]*bets\.example/)
    const body = async (country: string) => String((await at('/betting', country)).body)
    expect(await body('DE')).toContain(scriptIntegrity)
    expect(await body('FI')).toContain('No sports bets from your country')
    companies = []
    await joined.refresh()
    expect((await at('/betting', 'DE')).status).toBe(404)
  })

  it('writes data that cannot leave its element', () => {
    expect(jsonForHtml({ name: '</script><script>alert(1)</script>' })).not.toContain('<')
    expect(JSON.parse(jsonForHtml({ a: '<\u2028"' }))).toEqual({ a: '<\u2028"' })
    expect(escape('"<&>')).toBe('&quot;&lt;&amp;&gt;')
  })

  it('does not open a redirect to another house', async () => {
    for (const path of ['//evil.example', '///evil.example/x', '/\\evil.example']) {
      const { headers } = await pages.get(path, { cookie: 'user-language=de' })
      expect(new URL(headers.location ?? '/', 'https://play.example').origin).toBe('https://play.example')
    }
  })
})

describe('small files', () => {
  it('tells the build', async () => {
    expect(JSON.parse(String((await pages.get('/builds/latest.json')).body))).toEqual({ id: 'build-1' })
  })

  it('keeps robots off the private parts', async () => {
    expect(String((await pages.get('/robots.txt')).body)).toContain('Disallow: /profile/')
  })

  it('serves parts of the content, filled up from the default language', async () => {
    const { body, headers } = await pages.get('/__content/de.json?parts=modals.signIn,nothing.here')
    const parts = JSON.parse(String(body)) as Record<string, { title: string }>
    expect(parts['modals.signIn']!.title).toBe('Willkommen zurück')
    expect(Object.keys(parts)).toHaveLength(1)
    expect(headers['cache-control']).toBe('no-cache')
  })
})

describe('an offer that changed', () => {
  it('is shown by the next page: a country was closed', async () => {
    let restrictType: 1 | null = null
    const closing = () =>
      countries.map((it) => (it.code === 'DE' ? { ...it, restrict: !!restrictType, restrictType } : it))
    const own = makePages({}, { listCountries: closing })
    const status = async () => (await own.get('/de', { 'cf-ipcountry': 'DE' })).status
    expect(await status()).toBe(200)
    restrictType = 1
    expect(await status()).toBe(200)
    await own.refresh()
    expect(await status()).toBe(451)
  })
})
