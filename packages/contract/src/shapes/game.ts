import { z } from 'zod'
import { BetStatus, Platform } from '../kinds.ts'
import {
  Count,
  CountryCode,
  CurrencyCode,
  Id,
  Identity,
  Instant,
  MainAmount,
  ResourceUrl,
  ShortText,
  text,
} from './common.ts'

/** One picture in up to three densities. */
export const ImageDensities = z.strictObject({
  '1x': ResourceUrl.optional(),
  '2x': ResourceUrl.optional(),
  '3x': ResourceUrl.optional(),
})

/** Pictures by size (`200x300`), then by density. */
export const Images = z.record(z.string().max(32), ImageDensities)
export type Images = z.output<typeof Images>

/** A game studio. `gameEnabledCount` 0 hides it. */
export const Provider = z.strictObject({
  id: Id,
  identity: Identity,
  name: ShortText,
  images: Images,
  customImages: Images,
  gameEnabledCount: Count,
})
export type Provider = z.output<typeof Provider>

/** A shelf of games. No countries means everywhere; a hidden one is left out of menus only. */
export const Collection = z.strictObject({
  id: Id,
  identity: Identity,
  name: ShortText,
  countries: z.array(CountryCode),
  isHidden: z.boolean(),
})
export type Collection = z.output<typeof Collection>

export const GameLabel = z.strictObject({
  id: Id,
  name: ShortText,
  createdAt: Instant,
  updatedAt: Instant.nullable(),
})
export type GameLabel = z.output<typeof GameLabel>

export const Game = z.strictObject({
  id: Id,
  identity: Identity,
  name: ShortText,
  isDemoMode: z.boolean(),
  type: ShortText,
  volatility: ShortText,
  paylines: Count,
  platforms: z.array(z.enum(Platform)),
  screenHeightRatio: z.number().nullable(),
  screenWidthRatio: z.number().nullable(),
  images: Images,
  customImages: Images.nullable(),
  provider: Provider,
  collections: z.array(Collection),
  labels: z.array(GameLabel),
  isBonusWagering: z.boolean(),
  minimumBonusWagerMultiplier: z.number(),
  /** What the studio publishes of its mathematics, beyond the common fields: shares in percent, a win in stakes. */
  returnToPlayer: z.number().optional(),
  hitRate: z.number().optional(),
  maxWinMultiplier: z.number().optional(),
})
export type Game = z.output<typeof Game>

/** What starts a game: `gameUrl` is the address of its frame. A guest may ignore the token. */
export const GameLaunch = z.strictObject({ gameUrl: ResourceUrl, token: text(4096) })
export type GameLaunch = z.output<typeof GameLaunch>

export const Spin = z.strictObject({
  id: Id,
  game: ShortText,
  gameIdentity: Identity,
  amount: MainAmount,
  payout: MainAmount,
  currency: CurrencyCode,
  createdAt: Instant,
  /** The house paid for it: a free spin, whose stake was nothing. */
  isFree: z.boolean(),
})
export type Spin = z.output<typeof Spin>

export const BetItem = z.strictObject({
  event: ShortText,
  discipline: ShortText,
  tournament: ShortText,
  market: ShortText,
  outcome: ShortText,
  coefficient: z.number(),
  stage: z.int(),
  eventDate: Instant,
})
export type BetItem = z.output<typeof BetItem>

/** A sports bet. More than one item makes it a combo. */
export const Bet = z.strictObject({
  id: Id,
  roundId: ShortText,
  gameId: Id,
  game: ShortText,
  amount: MainAmount,
  payout: MainAmount,
  currency: CurrencyCode,
  coefficient: z.number(),
  status: z.enum(BetStatus),
  ticketType: z.int(),
  createdAt: Instant,
  items: z.array(BetItem),
})
export type Bet = z.output<typeof Bet>

/** A win to show. `gameId` is an id or an identity: it goes into a link to the game. */
export const Winner = z.strictObject({
  nickname: ShortText.nullable(),
  amount: MainAmount,
  payout: MainAmount,
  currency: CurrencyCode,
  gameId: Identity,
  gameName: ShortText,
  isDemoMode: z.boolean(),
  gameImages: Images,
  gameCustomImages: Images.nullable().optional(),
})
export type Winner = z.output<typeof Winner>

/** A bet on the activity board of the home page. */
export const ActivityBoardBet = z.strictObject({
  id: Id,
  nickname: ShortText.nullable(),
  amount: MainAmount,
  baseCurrencyAmount: MainAmount,
  currency: CurrencyCode,
  payout: MainAmount,
  baseCurrencyPayout: MainAmount,
  gameId: Identity,
  gameName: ShortText,
  gameImages: Images,
  gameCustomImages: Images.nullable().optional(),
  createdAt: Instant,
})
export type ActivityBoardBet = z.output<typeof ActivityBoardBet>
