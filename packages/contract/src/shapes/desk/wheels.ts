import { z } from 'zod'
import { WheelState } from '../../kinds.ts'
import { Count, Id, Instant, MainAmount, ShortText } from '../common.ts'

export const WheelParams = z.strictObject({ wheelId: Id })

/** A sector as operators see it: the part of a million that leads to it, and how often it was drawn so far. */
export const WheelSectorFigures = z.strictObject({
  id: Id,
  title: ShortText,
  chance: z.int().min(1).max(1_000_000),
  /** Main units of the base currency: the money, the bonus, or what the rounds are worth. */
  value: MainAmount,
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
  /** What a spin costs on average, in main units of the base currency, rounds and bonuses at their full worth. */
  averageValue: MainAmount,
  /** Spins that players hold, and those that were used and that expired. */
  held: Count,
  used: Count,
  expired: Count,
})
export type WheelFigures = z.output<typeof WheelFigures>

/** A spin of a player: held, used or expired. */
export const PlayerWheelSpin = z.strictObject({
  id: Id,
  wheelId: Id,
  cause: ShortText,
  state: z.enum(['held', 'used', 'expired']),
  grantedAt: Instant,
  expireAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** The sector it drew. */
  sectorId: Id.nullable(),
})
export type PlayerWheelSpin = z.output<typeof PlayerWheelSpin>
