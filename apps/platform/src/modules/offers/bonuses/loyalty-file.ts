import { z } from 'zod'
import { Amount, identity, Names, Terms } from './offer.ts'

/** What is given once: money that is cash at once, an offer of the house, points of the loyalty programme, or spins of a wheel. */
export const Reward = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('money'), amount: Amount }),
  z.strictObject({ kind: z.literal('offer'), offer: identity }),
  z.strictObject({ kind: z.literal('points'), points: z.int().min(1).max(1_000_000) }),
  z.strictObject({ kind: z.literal('wheelSpins'), wheel: identity, count: z.int().min(1).max(100) }),
])
export type Reward = z.output<typeof Reward>

/** Terms of a reward that is cash at once. */
export const rewardTerms = Terms.parse({ wagerCasino: 0, activateWithinDays: 7, wagerWithinDays: 7 })

const Weight = z.number().min(0).max(100)

const Level = z.strictObject({
  names: Names,
  /** Points at which it begins. */
  points: z.int().min(0).max(1e12),
  rewards: z.array(Reward).max(10).default([]),
})

/** `loyalty.json`: what play for real money counts for, and the levels that points open. */
export const LoyaltyFile = z
  .strictObject({
    /** Nothing counts while it does not run; what was reached stays. */
    isRunning: z.boolean().default(true),
    /** Stakes of real money that come to one point. */
    pointPer: Amount,
    /** How much of a stake counts, by game or by type of games; 1 for what is not named. */
    weights: z
      .strictObject({
        games: z.record(identity, Weight).default({}),
        types: z.record(z.string().min(1).max(32), Weight).default({}),
      })
      .prefault({}),
    levels: z.array(Level).min(1).max(100),
  })
  .superRefine(({ levels }, context) => {
    const wrong = (index: number, key: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['levels', index, key], message })
    for (const [index, { names, points }] of levels.entries()) {
      if (index === 0 && points !== 0) wrong(index, 'points', 'of the first level has to be 0')
      if (index > 0 && points <= levels[index - 1]!.points) wrong(index, 'points', 'has to be above the level before')
      if (levels.findIndex((other) => other.names.en === names.en) < index) wrong(index, 'names', 'is that of another')
    }
  })
export type LoyaltyFile = z.output<typeof LoyaltyFile>
