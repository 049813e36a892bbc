import { z } from 'zod'
import {
  levelRewardKinds,
  QuestRewardType,
  QuestState,
  TaskExecutionOrder,
  TournamentPrizeType,
  TournamentState,
  TournamentType,
  WheelState,
} from '../kinds.ts'
import { Count, CurrencyCode, Id, Identity, Instant, LongText, MainAmount, Names, ShortText } from './common.ts'
import { QuestTask } from './quest-task.ts'

/** A step of the loyalty programme; names by locale are ours. `order` counts from 1, `points` is where it begins. */
export const LoyaltyLevel = z.strictObject({
  id: Id,
  name: ShortText,
  names: Names.optional(),
  order: z.int().min(1),
  points: z.number().min(0),
})
export type LoyaltyLevel = z.output<typeof LoyaltyLevel>

/**
 * What a level brings. `amount` in main units of the currency: the money, the bonus, or what one free spin is worth;
 * `count` is that of free spins, of points or of spins of a wheel; `wagering` how often it has to be staked before it is cash.
 */
export const LevelReward = z.strictObject({
  kind: z.enum(levelRewardKinds),
  amount: MainAmount.nullable(),
  currency: CurrencyCode.nullable(),
  count: z.int().min(1).nullable(),
  game: z.strictObject({ identity: Identity, name: ShortText }).nullable(),
  wagering: z.number().min(0),
})
export type LevelReward = z.output<typeof LevelReward>

/**
 * The stake of real money that is one point, in main units; `null` while play counts for nothing. `weights` names games
 * and types of games of which a stake counts so many times.
 */
export const PointTerms = z.strictObject({
  stake: MainAmount.nullable(),
  currency: CurrencyCode,
  weights: z.strictObject({
    games: z.record(z.string(), z.number().min(0)),
    types: z.record(z.string(), z.number().min(0)),
  }),
})
export type PointTerms = z.output<typeof PointTerms>

/** A level with what it brings where the visitor is; ours. */
export const ListedLevel = LoyaltyLevel.extend({ rewards: z.array(LevelReward) })
export type ListedLevel = z.output<typeof ListedLevel>

export const LoyaltyAccount = z.strictObject({
  id: Id,
  playerId: Id,
  points: z.number(),
  currentLevel: LoyaltyLevel,
  nextLevel: LoyaltyLevel.nullable(),
  createdAt: Instant,
  updatedAt: Instant.nullable(),
})
export type LoyaltyAccount = z.output<typeof LoyaltyAccount>

/**
 * What a quest brings. `amount` of money is in main units of `isoCode`; of free spins, points and spins of a wheel it is
 * their number, and `isoCode` names what is counted. The game or wheel of spins, and the wagering, are ours.
 */
export const QuestReward = z.strictObject({
  type: z.enum(QuestRewardType),
  amount: MainAmount,
  attributes: z.strictObject({ isoCode: ShortText, lockBalance: z.boolean() }),
  game: z.strictObject({ identity: Identity, name: ShortText }).optional(),
  wheel: z.strictObject({ identity: Identity, name: ShortText, names: Names.optional() }).optional(),
  wagering: z.number().min(0).optional(),
})
export type QuestReward = z.output<typeof QuestReward>

/** A quest with its tasks; names and descriptions by locale are ours. */
export const Quest = z.strictObject({
  id: Id,
  playerId: Id,
  identity: Identity,
  name: ShortText,
  names: Names.optional(),
  description: LongText,
  descriptions: Names.optional(),
  state: z.enum(QuestState),
  order: z.int(),
  packageOrder: z.int().nullable(),
  taskExecutionOrder: z.enum(TaskExecutionOrder),
  tasks: z.array(QuestTask),
  rewards: z.array(QuestReward),
  endAt: Instant.nullable(),
})
export type Quest = z.output<typeof Quest>

export const LeaderboardRow = z.strictObject({
  playerId: Id,
  nickname: ShortText.nullable(),
  place: z.int().min(1),
  points: z.number(),
})
export type LeaderboardRow = z.output<typeof LeaderboardRow>

/** What a place wins. `entry` is who took it, once there is one; `names` are its titles by locale, ours. */
export const TournamentPrize = z.strictObject({
  place: z.int().min(1),
  type: z.enum(TournamentPrizeType),
  title: ShortText,
  names: Names.optional(),
  bonusId: Id.nullable().optional(),
  entry: z
    .strictObject({
      playerId: Id,
      nickname: ShortText.nullable(),
      points: z.number(),
      createdAt: Instant,
      updatedAt: Instant.nullable(),
    })
    .nullable()
    .optional(),
})
export type TournamentPrize = z.output<typeof TournamentPrize>

const TournamentConditions = z.strictObject({
  gameCollections: z.array(Identity).optional(),
  gameCollectionsExcluded: z.boolean().optional(),
  minAmount: MainAmount.nullable().optional(),
  minAmountOp: z.enum(['gt', 'gte']).optional(),
  maxAmount: MainAmount.nullable().optional(),
  maxAmountOp: z.enum(['lt', 'lte']).optional(),
  currencies: z
    .array(
      z.strictObject({
        isoCode: ShortText,
        minAmount: MainAmount.nullable().optional(),
        maxAmount: MainAmount.nullable().optional(),
      }),
    )
    .optional(),
})

/**
 * A tournament; its titles by locale and until when rounds that were open at the end count are ours.
 * `playerEntry` is present, even as null, in the details a player asks for, and absent
 * otherwise: its presence is what offers the player to join.
 */
export const Tournament = z.strictObject({
  id: Id,
  identity: Identity,
  title: ShortText,
  names: Names.optional(),
  type: z.enum(TournamentType),
  state: z.enum(TournamentState),
  countsUntil: Instant.optional(),
  startAt: Instant,
  endAt: Instant,
  isAvailable: z.boolean(),
  confirmationRequired: z.boolean(),
  rates: z.strictObject({
    baseCurrencyRate: z.number(),
    currencyRates: z.array(z.strictObject({ isoCode: ShortText, rate: z.number() })).optional(),
  }),
  conditions: TournamentConditions,
  prizes: z.array(TournamentPrize).optional(),
  leaderboard: z.array(LeaderboardRow).optional(),
  playerEntry: z
    .strictObject({ points: z.number(), place: z.int().min(0) })
    .nullable()
    .optional(),
})
export type Tournament = z.output<typeof Tournament>

/** A sector of a wheel. `dropRate` is its chance in percent, where it is told; `names` are its titles by locale. */
export const WheelSector = z.strictObject({
  id: Id,
  title: ShortText,
  names: Names.optional(),
  dropRate: z.number().min(0).max(100).optional(),
})
export type WheelSector = z.output<typeof WheelSector>

/** SHA-256 of the seed that draws are made from: told before, while the seed itself is told once it is retired. */
export const Commitment = z
  .string()
  .max(64)
  .regex(/^[0-9a-f]{64}$/)

/**
 * A wheel with its sectors in drum order. Guests have no spins. `heldSpins` counts those that cannot be used yet: the
 * wheel has not begun, or those of the period are used up.
 */
export const Wheel = z.strictObject({
  id: Id,
  identity: Identity,
  title: ShortText,
  names: Names.optional(),
  state: z.enum(WheelState),
  startAt: Instant,
  endAt: Instant.nullable(),
  items: z.array(WheelSector),
  playerSpins: z.array(z.strictObject({ id: Id, expireAt: Instant.nullable() })),
  limitRefreshAt: Instant.nullable(),
  heldSpins: Count.optional(),
  commitment: Commitment.nullable().optional(),
})
export type Wheel = z.output<typeof Wheel>

/** The part of a million that leads to each sector, in drum order: what a draw is checked with. */
const DrawnSectors = z.array(z.strictObject({ id: Id, chance: z.int().min(1).max(1_000_000) }))

/** A seed of a wheel. `seed` is told when nothing is drawn from it any more. */
export const WheelSeed = z.strictObject({
  id: Id,
  commitment: Commitment,
  seed: Commitment.nullable(),
  usedFrom: Instant,
  retiredAt: Instant.nullable(),
  items: DrawnSectors,
})
export type WheelSeed = z.output<typeof WheelSeed>

/** What a spin drew, with all that it takes to check it once the seed is told. */
export const WheelDraw = z.strictObject({
  id: Id,
  wheelId: Id,
  seedId: Id,
  commitment: Commitment,
  seed: Commitment.nullable(),
  /** The text that was drawn from the seed: the player, which of their draws it is, and the key the browser made. */
  drawnFrom: ShortText,
  items: DrawnSectors,
  sector: WheelSector,
  createdAt: Instant,
})
export type WheelDraw = z.output<typeof WheelDraw>
