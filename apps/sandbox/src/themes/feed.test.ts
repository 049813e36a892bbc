import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPicture } from '../art/images.ts'
import { profileFigures } from '../studio/figures.ts'
import { feed, feedRoutes } from './feed.ts'
import type { Feed } from './feed.ts'
import { allThemes, findTheme } from './theme.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = Fastify()
  feedRoutes(app)
  await app.ready()
})

afterAll(() => app.close())

const get = (url: string, headers = {}) => app.inject({ url, headers })

describe('the catalogue feed', () => {
  it('lists the standard set unless told how many games to list', async () => {
    const standard = (await get('/feed')).json<Feed>()
    expect(standard.games).toHaveLength(allThemes().length)
    expect((await get('/feed?games=300')).json<Feed>().games).toHaveLength(300)
    expect((await get('/feed?games=0')).json<Feed>().games).toEqual([])
  })

  it('names only studios and collections that it also describes', () => {
    const { games, studios, collections } = feed(600)
    const studioIds = new Set(studios.map(({ identity }) => identity))
    const collectionIds = new Set(collections.map(({ identity }) => identity))
    expect(games.filter(({ studio }) => !studioIds.has(studio))).toEqual([])
    expect(games.filter((game) => game.collections.some((identity) => !collectionIds.has(identity)))).toEqual([])
  })

  it('ranks games from 1 without a gap', () => {
    expect(feed().games.map(({ popularity }) => popularity)).toEqual(allThemes().map((_theme, index) => index + 1))
  })

  it('publishes the figures of the mathematics the game really runs on', () => {
    for (const game of feed().games) {
      const theme = findTheme(game.identity)!
      const figures = profileFigures(theme.profileId, theme.layoutId)
      expect(game).toMatchObject({
        rtp: figures.rtp,
        hitRate: figures.hitRate,
        maxWinMultiplier: figures.maxWinMultiplier,
        volatility: figures.volatilityLabel,
      })
    }
  })

  it('gives addresses of images that exist', () => {
    const { games, studios } = feed()
    const paths = [...games, ...studios].flatMap(({ images }) =>
      Object.values(images).flatMap((set) => Object.values(set)),
    )
    const missing = paths.filter((path) => {
      const [, cdn, kind, identity, revision, file] = path.split('/')
      const picture = findPicture(kind!, identity!, file!.split('@')[0]!)
      return cdn !== 'cdn' || picture?.revision !== revision
    })
    expect(missing).toEqual([])
    expect(paths).toHaveLength(games.length * 6 + studios.length * 3)
  })

  it('has the same revision for the same catalogue and another for another', () => {
    const revision = feed(200).revision
    feed(0)
    feed(1)
    expect(feed(200).revision).toBe(revision)
    expect(feed(201).revision).not.toBe(revision)
  })

  it('is not sent again to a reader who has it', async () => {
    const first = await get('/feed')
    const again = await get('/feed', { 'if-none-match': first.headers.etag })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it.each(['-1', '10001', 'many', '1.5', '', '1&games=2', '99999'])('refuses %s games', async (games) => {
    expect((await get(`/feed?games=${games}`)).statusCode).toBe(400)
  })
})
