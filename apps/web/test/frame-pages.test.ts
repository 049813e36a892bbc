import { describe, expect, it } from 'vitest'
import { makePages } from './fixtures/make-pages.ts'

const levels = [3, 1, 2].map((order) => ({
  id: `level-${order}`,
  name: `Level ${order}`,
  order,
  points: (order - 1) * 500,
  rewards: [],
}))
const pages = makePages()
const withLevels = makePages(
  { flags: { loyaltyEnabled: true } },
  {
    listLoyaltyLevels: () => levels,
    getPointTerms: () => ({ stake: 1, currency: 'EUR', weights: { games: {}, types: {} } }),
  },
)
const german = { cookie: 'user-language=de' }

async function html(path: string, from = pages, headers?: Record<string, string>) {
  return String((await from.get(path, headers)).body)
}

describe('pages of the frame', () => {
  it.each([
    ['/contact', pages],
    ['/welcome-package', pages],
    ['/bonus/deposit-bonus', pages],
    ['/questions/account', pages],
    ['/static/responsible-gambling', pages],
    ['/loyalty', withLevels],
  ] as const)('answer %s with one first-level heading and no style attribute', async (path, from) => {
    const { status, body } = await from.get(path)
    const markup = String(body)
    expect(status).toBe(200)
    expect(markup.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(markup).not.toMatch(/<[^>]+\sstyle="/)
  })

  it.each(['/questions/nope', '/bonus/nope', '/static/nope', '/loyalty'])('are not found at %s', async (path) => {
    const { status, body } = await pages.get(path)
    expect(status).toBe(404)
    expect(String(body)).toContain('/pictures/not-found.svg')
  })
})

describe('questions', () => {
  it('begin with the first page and keep the query', async () => {
    const { status, headers } = await pages.get('/questions?ref=abc')
    expect([status, headers.location]).toEqual([302, '/questions/account?ref=abc'])
    expect((await pages.get('/de/questions')).headers.location).toBe('/de/questions/account')
  })

  it('stay without prefix in the language of the visitor, and are known by the address with it', async () => {
    const { status, body } = await pages.get('/questions/account', german)
    expect(status).toBe(200)
    expect(String(body)).toContain('<html lang="de"')
    expect(String(body)).toContain('<link rel="canonical" href="https://play.example/de/questions/account">')
    expect((await pages.get('/questions', german)).headers.location).toBe('/questions/account')
  })

  it('stand folded, each with an address of its own', async () => {
    expect(await html('/questions/account')).toMatch(/<details id="how-do-i-open-an-account"/)
  })
})

describe('the lobby', () => {
  it('shows its blocks between the shelves', async () => {
    const lobby = await html('/')
    const places = [
      '<h1',
      'id="row-recommended"',
      '/pictures/category-slots.svg',
      'id="row-popular"',
      'id="spotlight-title"',
      'id="row-turbogames"',
      'id="row-providers"',
      'id="activity-title"',
      '/pictures/benefit-open-odds.svg',
      'id="promotions-title"',
      'Read more</summary>',
    ].map((mark) => lobby.indexOf(mark))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((left, right) => left - right))
  })

  it('fetches the first banner early, as the screen and the direction of writing want it', async () => {
    const preloads = (markup: string) =>
      [...markup.matchAll(/<link rel="preload" as="image" href="([^"]+)"/g)].map(([, href]) => href)
    expect(preloads(await html('/'))).toEqual(['/pictures/banner-table.svg', '/pictures/banner-table-mobile.svg'])
    expect(preloads(await html('/fa'))[0]).toBe('/pictures/banner-table-rtl.svg')
  })

  it('has no board while nobody has won', async () => {
    const quiet = makePages({}, { listWinners: () => [] })
    expect(await html('/', quiet)).not.toContain('id="activity-title"')
    expect(await html('/main', quiet)).not.toContain('id="winners-title"')
  })

  it('leaves an empty shelf out', async () => {
    expect(await html('/')).not.toContain('id="row-fruits"')
  })
})

describe('lists of games', () => {
  it('hold 72 at first and lead to more without a script', async () => {
    const category = await html('/categories/all')
    expect(category.match(/data-game=/g)).toHaveLength(72)
    expect(category).toContain('href="/categories/all?page=2"')
  })

  it('say which studio they are narrowed to', async () => {
    const category = await html('/categories/all?provider=copper-fox')
    expect(category).toContain('aria-label="Remove Copper Fox"')
    expect(category).toContain('<title>All games by Copper Fox at Baize</title>')
  })
})

describe('the levels', () => {
  it('stand in their order with a guest on the first', async () => {
    const markup = await html('/loyalty', withLevels)
    expect([...markup.matchAll(/>(Level \d)<\/h3>/g)].map(([, name]) => name)).toEqual([
      'Level 1',
      'Level 2',
      'Level 3',
    ])
    expect(markup.match(/aria-current="step"/g)).toHaveLength(1)
    expect(markup.indexOf('aria-current="step"')).toBeLessThan(markup.indexOf('Level 2'))
  })
})

describe('the page of a game', () => {
  it('states the odds in figures', async () => {
    const own = makePages(
      {},
      {
        getGame: async ({ params }) => ({
          ...(await import('./fixtures/catalogue.ts')).games.find(({ identity }) => identity === params!.id),
          returnToPlayer: 96.12,
          hitRate: 28.4,
          maxWinMultiplier: 5000,
        }),
      },
    )
    const game = await html('/games/harbour-lights-1', own)
    expect(game).toContain('96.12%')
    expect(game).toContain('28.4%')
    expect(game).toContain('5,000 × the stake')
  })
})
