import { describe, expect, it } from 'vitest'
import { games } from './fixtures/catalogue.ts'
import { makePages } from './fixtures/make-pages.ts'

const pages = makePages()
const html = async (path: string) => String((await pages.get(path)).body)
const meta = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(page)?.[1]
const canonical = (page: string) => /<link rel="canonical" href="([^"]+)">/.exec(page)?.[1]

/** What a page tells search engines, by type. */
async function structured(path: string): Promise<Record<string, Record<string, unknown>>> {
  const found = [...(await html(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const things = found.map(([, text]) => JSON.parse(text!) as Record<string, unknown>)
  for (const thing of things) expect(thing['@context']).toBe('https://schema.org')
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]))
}

describe('the head of a page', () => {
  it.each([
    '/',
    '/main',
    '/providers',
    '/categories/new',
    '/games/harbour-lights-3',
    '/static/about',
    '/de/static/terms',
  ])('of %s has a title, a description, one address and a picture', async (path) => {
    const page = await html(path)
    expect(/<title>([^<]{10,})<\/title>/.test(page)).toBe(true)
    expect(meta(page, 'description')!.length).toBeGreaterThan(20)
    expect(canonical(page)).toBe(`https://play.example${path}`)
    expect(meta(page, 'og:url')).toBe(canonical(page))
    expect(meta(page, 'og:title')).toBe(/<title>([^<]+)/.exec(page)![1])
    expect(meta(page, 'og:image')).toMatch(/^https:\/\//)
    expect(meta(page, 'og:image:alt')).not.toBe('')
    expect(meta(page, 'twitter:card')).toMatch(/^summary/)
  })

  it('knows a category by one address, whatever it is narrowed to', async () => {
    for (const query of ['?page=2', '?name=lights', '?provider=copper-fox&sortBy=name&sortOrder=desc'])
      expect(canonical(await html(`/de/categories/all${query}`))).toBe('https://play.example/de/categories/all')
  })

  it('shows the drawn picture with its size, and of a game the cover', async () => {
    const home = await html('/')
    expect(meta(home, 'og:image')).toBe('https://play.example/pictures/share.webp')
    expect([meta(home, 'og:image:width'), meta(home, 'og:image:height')]).toEqual(['1200', '630'])
    const game = await html('/games/harbour-lights-3')
    expect(meta(game, 'og:image')).toBe('https://studio.example/cdn/games/3/200x300@2x.webp')
    expect(meta(game, 'og:image:width')).toBeUndefined()
  })

  it('names a twin in every language and nothing else', async () => {
    const page = await html('/fa/main')
    const twins = [...page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
    expect(twins.map(([, tag, href]) => [tag, href])).toEqual([
      ['en', 'https://play.example/main'],
      ['de', 'https://play.example/de/main'],
      ['fa', 'https://play.example/fa/main'],
      ['x-default', 'https://play.example/main'],
    ])
    expect(page.match(/rel="alternate"/g)).toHaveLength(4)
  })

  it('keeps pages that are not there out of every index', async () => {
    const page = await html('/nope')
    expect(meta(page, 'robots')).toBe('noindex')
    expect(canonical(page)).toBeUndefined()
  })
})

describe('structured data', () => {
  it('says on the first page who this is and how to search', async () => {
    const { Organization, WebSite } = await structured('/de')
    expect(Organization).toMatchObject({ url: 'https://play.example/', logo: 'https://play.example/icon-512.png' })
    expect(WebSite).toMatchObject({
      inLanguage: 'de',
      potentialAction: { target: { urlTemplate: 'https://play.example/de/categories/all?name={search_term_string}' } },
    })
  })

  it('lists the games of a category and the way to it', async () => {
    const { ItemList, BreadcrumbList } = await structured('/categories/new')
    expect(ItemList!.itemListElement).toHaveLength(30)
    expect(ItemList).toMatchObject({ numberOfItems: games.length, name: expect.any(String) as string })
    expect(BreadcrumbList!.itemListElement).toMatchObject([
      { position: 1, item: 'https://play.example/' },
      { position: 2, item: 'https://play.example/categories/new' },
    ])
  })

  it('leads to a game through its collection', async () => {
    const { BreadcrumbList, VideoGame } = await structured('/games/harbour-lights-3')
    expect(BreadcrumbList!.itemListElement).toMatchObject([
      {},
      { item: 'https://play.example/categories/recommended' },
      { name: 'Harbour Lights 3', item: 'https://play.example/games/harbour-lights-3' },
    ])
    expect(VideoGame).toMatchObject({ name: 'Harbour Lights 3' })
  })

  it('gives questions with their answers in plain words', async () => {
    const index = /href="(\/questions\/[^"#?]+)"/.exec(await html('/questions/bonuses'))![1]!
    const { FAQPage } = await structured(index)
    const [first] = FAQPage!.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(first!.name).not.toBe('')
    expect(first!.acceptedAnswer.text).not.toMatch(/\]\(|\*\*|\[object/)
  })
})

describe('the site map', () => {
  const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!)

  it('is named by robots', async () => {
    expect(await html('/robots.txt')).toContain('Sitemap: https://play.example/sitemap.xml')
  })

  it('lists a file for every kind and language, and every file is there', async () => {
    const { headers, body } = await pages.get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const files = locs(String(body))
    const kinds = new Set(files.map((file) => /\/sitemap\/(\w+)-/.exec(file)![1]))
    expect(kinds).toEqual(
      new Set(['pages', 'categories', 'tournaments', 'wheels', 'questions', 'static', 'bonus', 'games']),
    )
    for (const file of files) {
      const { status, body: xml } = await pages.get(new URL(file).pathname)
      expect([file, status]).toEqual([file, 200])
      expect(locs(String(xml)).length).toBeGreaterThan(0)
    }
  })

  it('gives every address with its twins', async () => {
    const xml = await html('/sitemap/static-de-1.xml')
    expect(locs(xml)).toContain('https://play.example/de/static/terms')
    expect(xml).toContain(
      '<loc>https://play.example/de/static/terms</loc>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://play.example/static/terms"/>' +
        '<xhtml:link rel="alternate" hreflang="de" href="https://play.example/de/static/terms"/>',
    )
  })

  it('leads to pages that answer, and to none that are for players or hidden', async () => {
    for (const kind of ['pages', 'categories', 'questions', 'bonus'])
      for (const loc of locs(await html(`/sitemap/${kind}-en-1.xml`)))
        expect([loc, (await pages.get(new URL(loc).pathname)).status]).toEqual([loc, 200])
    expect(await html('/sitemap/pages-en-1.xml')).not.toMatch(/favorites|profile|_ui/)
    expect(await html('/sitemap/categories-en-1.xml')).not.toContain('gardens')
  })

  it('pages through ten thousand games, a hundred a call and a thousand a file', async () => {
    const count = 10_000
    const own = makePages(
      {},
      {
        listGames: ({ query = {} }) => {
          const { page = 1, perPage = 20 } = query
          const from = (page - 1) * perPage
          const data = Array.from({ length: Math.max(0, Math.min(perPage, count - from)) }, (_, index) => ({
            ...games[0]!,
            identity: `game-${from + index}`,
          }))
          return { data, meta: { page, perPage, totalPages: Math.ceil(count / perPage), totalRows: count } }
        },
      },
    )
    const files = locs(String((await own.get('/sitemap.xml')).body)).filter((file) => file.includes('games-en-'))
    expect(files).toHaveLength(10)
    const before = own.calls.length
    const urls = locs(String((await own.get('/sitemap/games-en-10.xml')).body))
    expect([urls[0], urls.length]).toEqual(['https://play.example/games/game-9000', 1000])
    expect(own.calls.slice(before)).toEqual(Array.from({ length: 10 }, () => 'listGames'))
    await own.get('/sitemap/games-en-10.xml')
    expect(own.calls.slice(before)).toHaveLength(10)
    expect((await own.get('/sitemap/games-en-11.xml')).status).toBe(404)
  })

  it('has no files of other kinds, languages or numbers', async () => {
    for (const name of ['pages-xx-1', 'pages-en-2', 'players-en-1', 'games-en-0'])
      expect((await pages.get(`/sitemap/${name}.xml`)).status).toBe(404)
  })
})

describe('the manifest', () => {
  it('tells in the language of the page how the site is installed', async () => {
    const href = /<link rel="manifest" href="([^"]+)">/.exec(await html('/fa'))![1]!
    const { headers, body } = await pages.get(href)
    expect(headers['content-type']).toContain('application/manifest+json')
    const manifest = JSON.parse(String(body)) as { icons: { src: string; purpose?: string }[] }
    expect(manifest).toMatchObject({ lang: 'fa', dir: 'rtl', start_url: '/?source=pwa', display: 'standalone' })
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  })
})
