import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetCatalogue, syncCatalogue, syncFeed, syncStudio } from '../../src/modules/play/games/index.ts'
import { makeFeed } from '../support/feed.ts'

let platform: TestPlatform
let feed: object
const requested: string[] = []

beforeAll(async () => {
  platform = await startTestPlatform({
    companies: [
      { id: 'studio', kind: 'studio', url: 'http://studio.test', secret: 'a secret that nothing here is signed with' },
    ],
    services: {
      fetch: (async (url: string) => {
        requested.push(url)
        return Response.json(feed)
      }) as typeof fetch,
    },
  })
  feed = makeFeed(30)
  await syncCatalogue(platform.services)
})
afterAll(() => platform[Symbol.asyncDispose]())

const guest = () => platform.visitor()
const games = (query: object = {}) => guest().callWithMeta('listGames', { query })
const identities = async (query: object) => (await games(query)).data.map((game) => game.identity)

describe('the list of games', () => {
  it('is paged in the order of the feed for guests, with the number of all games', async () => {
    const { data, meta } = await games({ page: 2, perPage: 7 })
    expect(data.map((game) => game.identity)).toEqual([7, 8, 9, 10, 11, 12, 13].map((n) => `game-${n}`))
    expect(meta).toEqual({ page: 2, perPage: 7, totalPages: 5, totalRows: 30 })
    expect((await games({ page: 9, perPage: 7 })).meta).toMatchObject({ totalRows: 30 })
  })

  it('carries everything a card shows', async () => {
    const { data } = await games({ identity: ['game-0'] })
    expect(data).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        identity: 'game-0',
        name: 'Gäme 0',
        isDemoMode: true,
        type: 'slot',
        volatility: 'high',
        paylines: 20,
        platforms: [1, 2],
        screenHeightRatio: 9,
        screenWidthRatio: 16,
        images: { '200x300': { '1x': '/cdn/game-0.png?c=123456' } },
        customImages: null,
        provider: expect.objectContaining({ identity: 'studio-0', gameEnabledCount: 15 }),
        collections: [expect.objectContaining({ identity: 'shelf-0' })],
        labels: [expect.objectContaining({ name: 'new' })],
        isBonusWagering: true,
        minimumBonusWagerMultiplier: 1,
        returnToPlayer: 96.12,
        hitRate: 28.4,
        maxWinMultiplier: 5000,
      },
    ])
  })

  it('is sorted by popularity or name, both ways, and by its own order for anything else', async () => {
    expect(await identities({ sortBy: 'score', perPage: 2 })).toEqual(['game-29', 'game-28'])
    expect(await identities({ sortBy: 'score', sortOrder: 'desc', perPage: 2 })).toEqual(['game-0', 'game-1'])
    expect(await identities({ sortBy: 'name', perPage: 3 })).toEqual(['game-0', 'game-1', 'game-10'])
    expect(await identities({ sortBy: 'name', sortOrder: 'desc', perPage: 2 })).toEqual(['game-9', 'game-8'])
    expect(await identities({ sortBy: 'constructor', perPage: 1 })).toEqual(['game-0'])
  })

  it('finds names by any part, without case and accents, and takes signs of patterns as they are', async () => {
    expect(await identities({ name: 'GAME 29' })).toEqual(['game-29'])
    expect(await identities({ name: 'gäme 2', perPage: 100 })).toHaveLength(11)
    expect(await identities({ name: '%' })).toEqual([])
    expect(await identities({ name: '_am' })).toEqual([])
    expect(await identities({ name: String.raw`\ ` })).toEqual([])
  })

  it('begins with names that begin with what is looked for, then those of which another word does', async () => {
    const own = await startTestPlatform({ companies: [], services: {} })
    const named = ['Big Foxglove', 'Outfox', 'Fox Who Banked', 'A Fox in Space', 'Foxes']
    const sketch = makeFeed(named.length)
    await syncFeed(own.services.pool, 'studio', new Date(), {
      ...sketch,
      games: sketch.games.map((game, place) => ({ ...game, name: named[place]! })),
    })
    const found = async (name: string) =>
      (await own.visitor().call('listGames', { query: { name } })).map((game) => game.name)
    expect(await found('fox')).toEqual(['Fox Who Banked', 'Foxes', 'A Fox in Space', 'Big Foxglove', 'Outfox'])
    expect(await found('fxo who')).toEqual(['Fox Who Banked'])
    expect(await found('foxgolv')).toEqual(['Big Foxglove'])
    expect(await found('wolf')).toEqual([])
    await own[Symbol.asyncDispose]()
  })

  it('is narrowed by collection and provider, by id or identity, in every form of a list', async () => {
    const [shelf] = await guest().call('listCollections', {})
    const [studio] = await guest().call('listProviders', {})
    for (const query of [
      `collectionId=${shelf!.id}`,
      'collectionId[]=shelf-0',
      'collectionIds[]=shelf-0',
      'collectionId=shelf-0&collectionId=unknown',
    ]) {
      const reply = await guest().fetch(`/api/game/games?${query}`)
      expect([query, (await reply.json()).meta.totalRows]).toEqual([query, 10])
    }
    expect((await games({ collectionId: ['shelf-0', 'shelf-1'] })).meta.totalRows).toBe(20)
    expect((await games({ providerId: [studio!.id] })).meta.totalRows).toBe(15)
    expect((await games({ providerId: ['studio-1'], collectionId: ['shelf-1'] })).meta.totalRows).toBe(5)
    expect((await games({ providerId: ['unknown'] })).meta.totalRows).toBe(0)
  })

  it('answers all games asked for by id or identity at once', async () => {
    const wanted = Array.from({ length: 25 }, (_, n) => `game-${n}`)
    const { data, meta } = await games({ identity: wanted })
    expect(data).toHaveLength(25)
    expect(meta).toEqual({ page: 1, perPage: 25, totalPages: 1, totalRows: 25 })
    expect((await games({ gameId: [data[0]!.id, data[1]!.id, 'unknown'] })).data).toHaveLength(2)
    expect((await games({ identity: ['unknown'] })).meta).toMatchObject({ totalPages: 0, totalRows: 0 })
  })

  it('leaves out games of another platform', async () => {
    expect((await games({ platform: 1 })).meta.totalRows).toBe(23)
    expect((await games({ platform: 2 })).meta.totalRows).toBe(30)
  })
})

describe('one game or provider', () => {
  it('is found by id and by identity', async () => {
    const game = await guest().call('getGame', { params: { id: 'game-3' } })
    expect(await guest().call('getGame', { params: { id: game.id } })).toEqual(game)
    const provider = await guest().call('getProvider', { params: { id: 'studio-1' } })
    expect(await guest().call('getProvider', { params: { id: provider.id } })).toEqual(provider)
  })

  it('is not found when there is none', async () => {
    for (const id of ['nothing', '0190f0f0-0000-7000-8000-000000000000']) {
      expect(await guest().refusal('getGame', { params: { id } })).toMatchObject({ status: 404 })
      expect(await guest().refusal('getProvider', { params: { id } })).toMatchObject({ status: 404 })
    }
  })
})

describe('collections and providers', () => {
  it('come in the order of the feed', async () => {
    const collections = await guest().call('listCollections', {})
    expect(collections.map(({ identity }) => identity)).toEqual(['shelf-0', 'shelf-1', 'shelf-2'])
    const { data, meta } = await guest().callWithMeta('listProviders', {})
    expect(data.map(({ identity }) => identity)).toEqual(['studio-0', 'studio-1'])
    expect(meta).toEqual({ page: 1, perPage: 2, totalPages: 1, totalRows: 2 })
  })

  it('providers are found by name, sorted and paged', async () => {
    const providers = async (query: object) =>
      (await guest().call('listProviders', { query })).map(({ identity }) => identity)
    expect(await providers({ name: 'STUDIO 1' })).toEqual(['studio-1'])
    expect(await providers({ sortOrder: 'desc' })).toEqual(['studio-1', 'studio-0'])
    expect(await providers({ sortBy: 'name', sortOrder: 'desc' })).toEqual(['studio-1', 'studio-0'])
    expect(await providers({ page: 2, perPage: 1 })).toEqual(['studio-1'])
  })
})

describe('a synchronisation', () => {
  it('keeps ids, changes what changed, adds what is new and disables what is gone', async () => {
    const before = await games({ identity: ['game-0', 'game-29'] })
    const changed = makeFeed(29, { revision: 'changed' })
    changed.games[0]!.name = 'Renamed'
    changed.games.push({ ...changed.games[0]!, identity: 'brand-new', name: 'Brand New' })
    feed = changed
    expect(await syncCatalogue(platform.services)).toEqual([{ isChanged: true, gamesCount: 30 }])

    const renamed = await guest().call('getGame', { params: { id: 'game-0' } })
    expect(renamed).toMatchObject({ id: before.data[0]!.id, name: 'Renamed' })
    expect(await identities({ name: 'brand new' })).toEqual(['brand-new'])
    expect(await guest().refusal('getGame', { params: { id: 'game-29' } })).toMatchObject({ status: 404 })

    feed = makeFeed(30, { revision: 'back' })
    await syncCatalogue(platform.services)
    expect((await guest().call('getGame', { params: { id: 'game-29' } })).id).toBe(before.data[1]!.id)
  })

  it('of an unchanged feed changes nothing, and two at the same moment end alike', async () => {
    expect(await syncCatalogue(platform.services)).toEqual([{ isChanged: false, gamesCount: 30 }])
    feed = makeFeed(30, { revision: 'raced' })
    await Promise.all([syncCatalogue(platform.services), syncCatalogue(platform.services)])
    expect((await games()).meta.totalRows).toBe(30)
  })

  it('asks the studio for as many games as told', async () => {
    const studio = await platform.services.companies.find('studio', 'studio')
    await syncStudio(platform.services, studio!, 10_000)
    expect(requested.at(-1)).toBe('http://studio.test/feed?games=10000')
  })

  it.each([
    ['names a game twice', (games: Game[]) => (games[1]!.identity = 'game-0'), /game-0 is listed twice/],
    ['names an unknown studio', (games: Game[]) => (games[0]!.studio = 'x'), /unknown studio x/],
    ['names an unknown collection', (games: Game[]) => (games[0]!.collections = ['x']), /unknown collection x/],
    ['has pictures elsewhere', (games: Game[]) => (games[0]!.images['200x300']['1x'] = '//evil.test/x'), /images/],
  ])('of a feed that %s fails as a whole and leaves the catalogue as it was', async (_title, damage, message) => {
    const damaged = makeFeed(5, { revision: 'damaged' })
    damage(damaged.games)
    const sync = syncFeed(platform.pool, 'studio', platform.clock.now(), damaged)
    await expect(sync).rejects.toThrow(message)
    forgetCatalogue(platform.pool)
    expect((await games()).meta.totalRows).toBe(30)
  })

  it('cannot take over the games of another company', async () => {
    const sync = syncFeed(platform.pool, 'rival', platform.clock.now(), makeFeed(3, { revision: 'rival' }))
    await expect(sync).rejects.toThrow(/another company/)
    forgetCatalogue(platform.pool)
    expect((await games()).meta.totalRows).toBe(30)
  })
})

type Game = ReturnType<typeof makeFeed>['games'][number]
