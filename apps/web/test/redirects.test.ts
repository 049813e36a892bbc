import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makePages } from './fixtures/make-pages.ts'

const ORIGIN = 'https://play.example'
const pages = makePages()

/** What a path is made of when somebody tries to lead it elsewhere. */
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('/', '//', '/./', '/../', '/.//', '/x/..//', '\\', '/\\', '%2f', '%5c') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('%2e', '%2e%2e', '.', '..', '\t', '%09', '\n', '%0d%0a', ' ', '@', ':', '%00'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('en', 'de', 'fa', 'pt-br', 'xx', 'DE', 'evil.example', 'https:', 'http://evil.example'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'main',
      'login',
      'profile',
      'favorites',
      'categories',
      'questions',
      'verify',
      'password/reset',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('é', '%C3%A9', '／', '。', '\u2028', '%E0%A4%A', '#', ';') },
)
const query = fc.constantFrom(
  '',
  '?',
  '?next=//evil.example',
  '?a=1&a=2',
  '?//evil.example',
  '?ref=%0d%0aLocation:%20x',
  '?page=2',
)
const target = fc
  .tuple(fc.constantFrom('/', '/en/', '/de/', '/fa', '', '//'), fc.array(piece, { maxLength: 6 }), query)
  .map(([start, pieces, end]) => start + pieces.join('') + end)
const headers = fc.record(
  {
    cookie: fc.constantFrom('user-language=en', 'user-language=fa', 'user-language=//evil.example', 'access_token=x'),
    'cf-ipcountry': fc.constantFrom('DE', 'KP', 'IR', 'GB'),
    'user-agent': fc.constantFrom('Mozilla/5.0', 'Googlebot/2.1'),
    host: fc.constantFrom('play.example', 'evil.example'),
    'x-forwarded-host': fc.constant('evil.example'),
  },
  { requiredKeys: [] },
)

/** Where a browser that is at `url` goes for an address it finds there. */
function originOf(address: string, url: string): string {
  const base = URL.canParse(url, ORIGIN) && new URL(url, ORIGIN).origin === ORIGIN ? new URL(url, ORIGIN) : ORIGIN
  return new URL(address, base).origin
}

async function expectToStay(url: string, more: Record<string, string> = {}) {
  const answer = await pages.get(url, more)
  const { location } = answer.headers
  if (location !== undefined) {
    expect(originOf(location, url), `${url} leads to ${location}`).toBe(ORIGIN)
    expect(location, `${url} leads to ${location}`).toMatch(/^\/(?![/\\])[^\s\\]*$/)
  }
  // Links of the pages for what is not there and what is closed repeat the path.
  if (answer.status !== 200)
    for (const [, href] of String(answer.body).matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g))
      expect(originOf(href!.replaceAll('&amp;', '&'), url), `${url} links ${href}`).toBe(ORIGIN)
}

it.each([
  '/en//evil.example/login',
  '/en/.//evil.example/login',
  '/en/x/..//evil.example/login',
  '/en/%2e%2e//evil.example',
  '/en/\\evil.example',
  '/de//evil.example/profile',
  '//evil.example',
  '/en/\t/evil.example',
])('%s leads to no other house', async (url) => {
  await expectToStay(url)
  await expectToStay(url, { cookie: 'user-language=de' })
  await expectToStay(url, { 'cf-ipcountry': 'KP' })
  await expectToStay(url, { 'cf-ipcountry': 'DE', 'user-agent': 'Googlebot' })
})

it('no address of the site leads to another house, whoever asks', async () => {
  await fc.assert(
    fc.asyncProperty(target, headers, (url, more) => expectToStay(url, more as Record<string, string>)),
    { numRuns: 400 },
  )
})
