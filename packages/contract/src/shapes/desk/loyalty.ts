import { z } from 'zod'
import { levelRewardStates } from '../../kinds.ts'
import { Id, Instant, ShortText, text } from '../common.ts'

/** Where a player stands: points of play, points given on top of them, and what became of each level's rewards. */
export const PlayerLoyalty = z.strictObject({
  playerId: Id,
  points: z.number(),
  pointsPlayed: z.number(),
  pointsGiven: z.number(),
  level: z.strictObject({ order: z.int().min(1), name: ShortText }),
  rewards: z.array(
    z.strictObject({
      level: z.int().min(1),
      /** As the house offered it when the level was reached. */
      reward: text(2000),
      state: z.enum(levelRewardStates),
      bonusId: Id.nullable(),
      freeSpinId: Id.nullable(),
      reachedAt: Instant,
      settledAt: Instant.nullable(),
    }),
  ),
})
export type PlayerLoyalty = z.output<typeof PlayerLoyalty>

/** Points an operator gave a player, or took away below zero. */
export const PointCorrection = z.strictObject({
  id: Id,
  playerId: Id,
  points: z.int(),
  reason: text(1000),
  operatorId: Id,
  createdAt: Instant,
})
export type PointCorrection = z.output<typeof PointCorrection>
