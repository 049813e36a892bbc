import { z } from 'zod'
import { country, Names } from './offer.ts'

const range = (most: number) =>
  z
    .strictObject({ min: z.int().min(0).max(most).optional(), max: z.int().min(0).max(most).optional() })
    .refine(({ min, max }) => min !== undefined || max !== undefined, 'needs min or max')
    .refine(({ min = 0, max = most }) => min <= max, 'has a min above its max')

const count = range(1_000_000_000)
/** Whole days, of 24 hours each. */
const days = range(36_500)

const Rules = z
  .strictObject({
    /** Deposits that arrived. */
    deposits: count.optional(),
    /** What they come to, in main units of the base currency at the rates of their moments. */
    deposited: count.optional(),
    /** Nobody who never paid in. */
    daysSinceDeposit: days.optional(),
    /** Stakes of whatever kind that were not given back. */
    stakes: count.optional(),
    /** Nobody who never played. */
    daysSincePlay: days.optional(),
    /** The highest that was reached; everybody has the first. */
    level: range(100).optional(),
    /** Since the player signed in, opened a game or staked; since the registration where they never did. */
    daysAway: days.optional(),
    daysRegistered: days.optional(),
    /** Where the player lives, or does not. */
    countries: z
      .strictObject({ list: z.array(country).min(1).max(250), isExcluded: z.boolean().default(false) })
      .optional(),
  })
  .refine((rules) => Object.keys(rules).length > 0, 'say nothing')
export type SegmentRules = z.output<typeof Rules>

/** What a file below `segments` says of one group of players; its name without `.json` is the id. All rules have to hold. */
export const SegmentFile = z.strictObject({ names: Names, rules: Rules })

export interface Segment extends z.output<typeof SegmentFile> {
  id: string
}
