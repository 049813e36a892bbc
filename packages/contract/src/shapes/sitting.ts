import { z } from 'zod'
import { realityCheckMinutes } from '../kinds.ts'
import { Count, CurrencyCode, Id, Instant, MainAmount } from './common.ts'

/** What play came to, of real money; `net` is below zero where more was staked than won. */
const PlayResult = z.strictObject({ staked: MainAmount, won: MainAmount, net: MainAmount })

/** A stretch of play for real money without a long pause, over all games and tabs. */
export const Sitting = z.strictObject({
  id: Id,
  startedAt: Instant,
  elapsedSeconds: Count,
  /** How often the game says how it stands; `null` for never. */
  intervalMinutes: z.int().min(1).nullable(),
  /** Until it does so next; 0 when it is due. */
  checkInSeconds: Count.nullable(),
  /** What is left of the rest that the rules ask for after a check was answered. */
  restSeconds: Count,
  /** By currency; `today` is the player's own day. */
  money: z.array(z.strictObject({ currency: CurrencyCode, sitting: PlayResult, today: PlayResult })),
})
export type Sitting = z.output<typeof Sitting>

export const RealityCheck = z.strictObject({
  /** What counts; `null` for never. */
  intervalMinutes: z.int().min(1).nullable(),
  /** What the rules of the player's country ask for; `null` where they leave it to the player. */
  everyMinutes: z.int().min(1).nullable(),
  /** What the player may choose; a country may leave no choice. */
  choices: z.array(z.literal(realityCheckMinutes)),
})
export type RealityCheck = z.output<typeof RealityCheck>
