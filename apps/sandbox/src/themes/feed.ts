import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { coverImages, logoImages } from '../art/images.ts'
import type { ImageSet } from '../art/images.ts'
import { profileFigures } from '../studio/figures.ts'
import type { VolatilityLabel } from '../studio/figures.ts'
import { layoutOf } from '../studio/layouts.ts'
import { collections } from './collections.ts'
import type { CollectionIdentity } from './collections.ts'
import { studios } from './studios.ts'
import { allThemes, THEMES_MAX } from './theme.ts'
import type { GameLabel, GameTheme } from './game-theme.ts'

export interface FeedGame {
  identity: string
  name: string
  /** Identity of the studio. */
  studio: string
  collections: CollectionIdentity[]
  labels: GameLabel[]
  type: 'slot'
  volatility: VolatilityLabel
  /** Percent of all bets that comes back. */
  rtp: number
  /** Percent of paid rounds that pay anything. */
  hitRate: number
  /** In bets. */
  maxWinMultiplier: number
  paylines: number
  reels: number
  rows: number
  isDemoMode: true
  /** 1 is desktop, 2 is mobile. */
  platforms: number[]
  screenWidthRatio: number
  screenHeightRatio: number
  /** `#rrggbb`, to fill the place of a cover until it has loaded. */
  dominantColor: string
  /** 1 is the most popular. */
  popularity: number
  images: Record<'200x300' | '200x200', ImageSet>
}

export interface Feed {
  /** Changes exactly when anything else in the feed does. */
  revision: string
  studios: { identity: string; name: string; images: Record<'116x40', ImageSet> }[]
  /** In menu order. */
  collections: { identity: string; name: string }[]
  games: FeedGame[]
}

const kept = new Map<number, Feed>()

/** The catalogue with the first `count` games (0..10,000), by default the standard set. */
export function feed(count: number = allThemes().length): Feed {
  const known = kept.get(count)
  if (known) return known
  const content = {
    studios: studios.map((studio) => ({ ...studio, images: logoImages(studio) })),
    collections: collections.map(({ identity, name }) => ({ identity, name })),
    games: allThemes(count).map(gameOf),
  }
  const revision = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
  const fresh = { revision, ...content }
  // Only the two sizes that are really asked for are worth keeping: the standard set and one for measurements.
  if (kept.size > 1) kept.clear()
  kept.set(count, fresh)
  return fresh
}

function gameOf(theme: GameTheme, index: number): FeedGame {
  const figures = profileFigures(theme.profileId, theme.layoutId)
  const layout = layoutOf(theme.layoutId)
  return {
    identity: theme.identity,
    name: theme.name,
    studio: theme.studio,
    collections: theme.collections,
    labels: theme.labels,
    type: 'slot',
    volatility: figures.volatilityLabel,
    rtp: figures.rtp,
    hitRate: figures.hitRate,
    maxWinMultiplier: figures.maxWinMultiplier,
    paylines: layout.paylines.length,
    reels: layout.reels,
    rows: layout.rows,
    isDemoMode: true,
    platforms: [1, 2],
    screenWidthRatio: 16,
    screenHeightRatio: 9,
    dominantColor: theme.palette.dominant,
    popularity: index + 1,
    images: coverImages(theme),
  }
}

/** Serves `GET /feed?games=<0..10000>`; anything else in `games` is answered with 400. */
export function feedRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { games?: unknown } }>('/feed', async (request, reply) => {
    const { games } = request.query
    const isAbsent = games === undefined
    if (!isAbsent && !(typeof games === 'string' && /^\d{1,5}$/.test(games) && Number(games) <= THEMES_MAX))
      return reply.code(400).send({ status: 'malformed', message: `games is a whole number from 0 to ${THEMES_MAX}` })
    const catalogue = feed(isAbsent ? undefined : Number(games))
    const etag = `"${catalogue.revision}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=60' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return catalogue
  })
}
