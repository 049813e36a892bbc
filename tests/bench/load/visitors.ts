/** A request as a visitor's browser, an edge between, or a crawler sends it. */
export interface Visitor {
  method: 'GET' | 'HEAD'
  path: string
  headers: Record<string, string>
}

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const DOCUMENT = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8'

const CHROMIUM_HINTS = {
  'sec-ch-ua': '"Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Windows"',
}
const NAVIGATION = {
  'upgrade-insecure-requests': '1',
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-user': '?1',
  'sec-fetch-dest': 'document',
}

/** What each browser says of itself. */
const BROWSERS: readonly Record<string, string>[] = [
  {
    ...CHROMIUM_HINTS,
    ...NAVIGATION,
    'user-agent': CHROME,
    accept: DOCUMENT,
    'accept-encoding': 'gzip, deflate, br, zstd',
  },
  {
    ...CHROMIUM_HINTS,
    ...NAVIGATION,
    'user-agent': ANDROID,
    accept: DOCUMENT,
    'accept-encoding': 'gzip, deflate, br, zstd',
  },
  { ...NAVIGATION, 'user-agent': FIREFOX, accept: DOCUMENT, 'accept-encoding': 'gzip, deflate, br' },
  { ...NAVIGATION, 'user-agent': IPHONE, accept: DOCUMENT, 'accept-encoding': 'gzip, deflate, br' },
]
const CRAWLING = {
  'user-agent': CRAWLER,
  accept: '*/*',
  'accept-encoding': 'gzip, deflate',
  from: 'googlebot(at)googlebot.com',
}

const COUNTRIES = ['DE', 'BR', 'IR', 'CA', 'IN', 'FI', 'NZ', 'AT', 'JP', 'NO'] as const
const LANGUAGES = [
  'de-DE,de;q=0.9,en;q=0.8',
  'pt-BR,pt;q=0.9',
  'fa-IR,fa;q=0.9,en;q=0.6',
  'en-CA,en;q=0.9',
  'hi-IN,hi;q=0.9',
] as const
const PATHS = ['/', '/', '/', '/main', '/?utm_source=news&utm_campaign=winter', '/?stag=aff-2210_winter'] as const

/**
 * So many visitors of one house, the same every time: half have been here before and carry what the site and
 * its banner set, some have the page already, some are crawlers, and one in eight has no edge before it.
 */
export function visitors(count: number): Visitor[] {
  return Array.from({ length: count }, (_, index): Visitor => {
    const isCrawler = index % 13 === 5
    const cookies = isCrawler || index % 2 === 0 ? null : cookiesOf(index)
    return {
      method: index % 31 === 7 ? 'HEAD' : 'GET',
      path: PATHS[index % PATHS.length]!,
      headers: {
        ...(isCrawler
          ? CRAWLING
          : { ...BROWSERS[index % BROWSERS.length]!, 'accept-language': LANGUAGES[index % LANGUAGES.length]! }),
        ...(index % 8 === 3 ? {} : edgeOf(index)),
        ...(cookies && { cookie: cookies }),
      },
    }
  })
}

/** Whether a visitor comes back to a page that the browser still has. */
export function isBack(index: number): boolean {
  return index % 9 === 4
}

function edgeOf(index: number): Record<string, string> {
  const address = `198.51.100.${index % 250}`
  return {
    'cf-ipcountry': COUNTRIES[index % COUNTRIES.length]!,
    'cf-connecting-ip': address,
    'x-forwarded-for': address,
    'x-forwarded-proto': 'https',
    'cf-ray': `9a1f${(index * 7919).toString(16).padStart(12, '0')}-FRA`,
    'cf-visitor': '{"scheme":"https"}',
    'cdn-loop': 'cloudflare; loops=1',
  }
}

function cookiesOf(index: number): string {
  const own = [
    `user-language=${['en', 'de', 'fa'][index % 3]!}`,
    `theme=${index % 4 === 1 ? 'light' : 'dark'}`,
    'cookie-consent=%7B%22necessary%22%3Atrue%2C%22statistics%22%3Afalse%7D',
    ...(index % 5 === 1 ? ['affiliateTag=aff-2210_winter'] : []),
    `_ga=GA1.1.${1_000_000_000 + index}.1760000000`,
  ]
  return own.join('; ')
}
