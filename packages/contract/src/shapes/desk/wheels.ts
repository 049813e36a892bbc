import { z } from 'zod'
import { WheelState } from '../../kinds.ts'
import { Count, CurrencyCode, Id, Instant, MainAmount, ShortText, text } from '../common.ts'

export const WheelParams = z.strictObject({ wheelId: Id })

/** A sector as operators see it: the part of a million that leads to it, and how often it was drawn so far. */
export const WheelSectorFigures = z.strictObject({
  id: Id,
  title: ShortText,
  chance: z.int().min(1).max(1_000_000),
  /** Main units of the base currency: the money, the bonus, or what the rounds are worth. */
  value: MainAmount,
  /** What that costs on average. */
  cost: MainAmount,
  drawn: Count,
})

/** A wheel as operators see it. `state` is null where its file keeps it from running. */
export const WheelFigures = z.strictObject({
  wheelId: Id,
  title: ShortText,
  state: z.enum(WheelState).nullable(),
  isStopped: z.boolean(),
  startAt: Instant.nullable(),
  endAt: Instant.nullable(),
  sectors: z.array(WheelSectorFigures),
  /** What a spin gives on average, in main units of the base currency, rounds and bonuses at their full worth. */
  averageValue: MainAmount,
  /** What that costs: of bonuses and rounds what is left, by the mathematics of a typical game. */
  averageCost: MainAmount,
  /** Spins used in four weeks, as in the last ones; before any was, those that the deposits of these weeks would have brought. */
  expectedSpins: Count,
  /** What those cost together. */
  expectedTotalCost: MainAmount,
  /** Spins that players hold, and those that were used, that expired and that operators took back. */
  held: Count,
  used: Count,
  expired: Count,
  takenBack: Count,
})
export type WheelFigures = z.output<typeof WheelFigures>

/** A spin of a player: held, used, expired, or taken back by an operator. */
export const PlayerWheelSpin = z.strictObject({
  id: Id,
  wheelId: Id,
  cause: ShortText,
  state: z.enum(['held', 'used', 'expired', 'takenBack']),
  grantedAt: Instant,
  expireAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** The sector it drew. */
  sectorId: Id.nullable(),
})
export type PlayerWheelSpin = z.output<typeof PlayerWheelSpin>

/** What a file of a wheel would cost if it ran, or the sentences that say what is wrong with it. */
export const WheelPreview = z.strictObject({ problems: z.array(text(2000)).max(100), figures: WheelFigures.nullable() })
export type WheelPreview = z.output<typeof WheelPreview>

/** A draw of a wheel: whose, of which spin, and what it led to. */
export const WheelResult = z.strictObject({
  spinId: Id,
  playerId: Id,
  /** What the spin was given for. */
  cause: ShortText,
  sectorId: Id,
  /** That of the prize. */
  currency: CurrencyCode,
  /** Of the seed it was drawn from, and which draw of the player from that it was. */
  commitment: ShortText,
  turn: z.int().min(1),
  drawnAt: Instant,
})
export type WheelResult = z.output<typeof WheelResult>
