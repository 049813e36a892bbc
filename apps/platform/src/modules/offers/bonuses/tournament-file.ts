import { z } from 'zod'
import { Amount, country, identity, Names } from './offer.ts'
import { Reward } from './loyalty-file.ts'

/** How many places one tournament can give prizes to: all of them are told in one answer. */
const PLACES_MAX = 500

/** The longest that each period can be, in hours. */
const LONGEST_HOURS = { day: 24, week: 168, month: 744, season: 2208 }

const Places = z.strictObject({
  from: z.int().min(1).max(PLACES_MAX),
  to: z.int().min(1).max(PLACES_MAX),
  /** `{amount}` stands for the money or the bonus in the currency of whoever looks. */
  names: Names,
  gives: Reward,
})

/** What a file below `tournaments` says of one tournament; its name without `.json` is the identity of its page. */
export const TournamentFile = z
  .strictObject({
    names: Names,
    isRunning: z.boolean().default(true),
    /** What brings points: stakes, wins, the best win measured in stakes of its round, or every round. */
    counts: z.enum(['stakes', 'wins', 'multiple', 'rounds']),
    /** Whether players have to take part before their rounds count. */
    needsJoining: z.boolean().default(true),
    countries: z.array(country).max(250).default([]),
    segments: z.array(z.string().min(1).max(64)).max(100).default([]),
    games: z
      .strictObject({ collections: z.array(identity).max(100), isExcluded: z.boolean().default(false) })
      .prefault({ collections: [], isExcluded: true }),
    /** Rounds whose stakes of real money lie outside of it bring nothing. */
    stake: z.strictObject({ from: Amount.optional(), to: Amount.optional() }).prefault({}),
    /** Points for a main unit of the base currency; other currencies count at the rate of the beginning. */
    pointsPerMain: z.number().positive().max(10_000).default(1),
    /** Held again and again: from a moment of the calendar period of UTC on, for so many hours. */
    held: z.strictObject({
      every: z.enum(['day', 'week', 'month', 'season']),
      beginsAfterHours: z.number().min(0).max(2160).default(0),
      /** It is over at the latest when the next one begins. */
      lastsHours: z.number().positive().max(2208),
    }),
    /** How long after the end wins of rounds that were open still count. */
    graceMinutes: z.int().min(1).max(1440).default(15),
    /** From the first place on, without gaps. */
    prizes: z.array(Places).min(1).max(100),
  })
  .superRefine(({ prizes, held }, context) => {
    let next = 1
    for (const { from, to } of prizes) {
      if (from !== next || to < from)
        context.addIssue({ code: 'custom', path: ['prizes'], message: `leave a gap or overlap at place ${next}` })
      next = to + 1
    }
    if (held.lastsHours > LONGEST_HOURS[held.every])
      context.addIssue({ code: 'custom', path: ['held', 'lastsHours'], message: 'is longer than the period' })
  })

export interface TournamentOffer extends z.output<typeof TournamentFile> {
  id: string
}
export type PlacePrize = TournamentOffer['prizes'][number]
