import { z } from 'zod'

const identity = z.string().regex(/^[a-z0-9][a-z0-9-]{0,127}$/)
const name = z.string().min(1).max(255)
const path = z.string().regex(/^\/(?!\/)[!-~]{0,1000}$/)
const images = z.record(
  z.string().regex(/^\d{1,4}x\d{1,4}$/),
  z.object({ '1x': path.optional(), '2x': path.optional(), '3x': path.optional() }),
)
const country = z.string().regex(/^[A-Z]{2}$/)

const FeedStudio = z.object({ identity, name, images })
const FeedCollection = z.object({
  identity,
  name,
  countries: z.array(country).default([]),
  isHidden: z.boolean().default(false),
})
const FeedGame = z.object({
  identity,
  name,
  studio: identity,
  collections: z.array(identity).max(100),
  labels: z.array(name).max(20),
  type: z.string().min(1).max(32),
  volatility: z.string().min(1).max(32),
  rtp: z.number().min(0).max(200),
  hitRate: z.number().min(0).max(100),
  maxWinMultiplier: z.number().min(0),
  // Of slots; a game of another kind has none of them.
  paylines: z.int().min(0).max(1_000_000).default(0),
  reels: z.int().min(0).max(100).default(0),
  rows: z.int().min(0).max(100).default(0),
  isDemoMode: z.boolean(),
  platforms: z.array(z.union([z.literal(1), z.literal(2)])).min(1),
  closedCountries: z.array(country).default([]),
  screenWidthRatio: z.number().positive().nullable().default(null),
  screenHeightRatio: z.number().positive().nullable().default(null),
  dominantColor: z.string().regex(/^#[0-9a-f]{6}$/i),
  popularity: z.int().min(1),
  images,
})
export type FeedGame = z.output<typeof FeedGame>

/** What tells whether a feed has to be read at all. */
export const FeedRevision = z.object({ revision: z.string().min(1).max(128) })

/**
 * What a company says it offers. Members we do not know are ignored, so that a company may add some.
 * The order of every list is the order of display; image values are paths on the company's origin.
 */
export const CatalogueFeed = z
  .object({
    ...FeedRevision.shape,
    studios: z.array(FeedStudio).max(1000),
    collections: z.array(FeedCollection).max(1000),
    games: z.array(FeedGame).max(20_000),
  })
  .superRefine((feed, context) => {
    const studios = new Set(feed.studios.map((studio) => studio.identity))
    const collections = new Set(feed.collections.map((collection) => collection.identity))
    const seen = new Set<string>()
    for (const game of feed.games) {
      const problem = problemOf(game, studios, collections, seen)
      if (problem) context.addIssue({ code: 'custom', message: `game ${game.identity} ${problem}` })
      seen.add(game.identity)
    }
  })
export type CatalogueFeed = z.output<typeof CatalogueFeed>

function problemOf(
  game: FeedGame,
  studios: Set<string>,
  collections: Set<string>,
  seen: Set<string>,
): string | undefined {
  if (seen.has(game.identity)) return 'is listed twice'
  if (!studios.has(game.studio)) return `names the unknown studio ${game.studio}`
  const unknown = game.collections.find((identity) => !collections.has(identity))
  return unknown && `names the unknown collection ${unknown}`
}
