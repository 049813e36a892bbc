import { z } from 'zod'
import { Amount, country, Names } from './offer.ts'
import { Reward } from './loyalty-file.ts'

/** Chances are told in parts of a million, so that they sum to exactly one. */
export const CHANCES = 1_000_000

const period = z.enum(['day', 'week', 'month'])
/** A day that every year has. */
const monthDay = z.string().refine((day) => z.iso.date().safeParse(`2001-${day}`).success, 'is no day of every year')
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'is no id')

const Sector = z.strictObject({
  id,
  /** `{amount}` stands for the money or the bonus in the currency of whoever looks. */
  names: Names,
  /** How many of a million draws lead here. */
  chance: z.int().min(1).max(CHANCES),
  gives: Reward,
})

/** What a file below `wheels` says of one wheel; its name without `.json` is the id, and that of its page. */
export const WheelFile = z
  .strictObject({
    names: Names,
    isRunning: z.boolean().default(true),
    availableFrom: z.iso.datetime().nullable().default(null),
    availableTo: z.iso.datetime().nullable().default(null),
    /** Where it comes back each year: its first and its last day, of UTC. */
    season: z.strictObject({ from: monthDay, to: monthDay }).nullable().default(null),
    countries: z.array(country).max(250).default([]),
    segments: z.array(z.string().min(1).max(64)).max(100).default([]),
    /** In drum order. */
    sectors: z.array(Sector).min(2).max(24),
    /** How many spins a player may use in a calendar period of UTC. */
    limit: z
      .strictObject({ spins: z.int().min(1).max(100), period })
      .nullable()
      .default(null),
    /** How long a spin can be used. */
    spinLastsDays: z.number().positive().max(365).nullable().default(7),
    /** The deposits that bring spins, and how often they do so for one player. */
    deposits: z
      .strictObject({ from: Amount, spins: z.int().min(1).max(100), times: z.int().min(1).max(100), each: period })
      .nullable()
      .default(null),
  })
  .superRefine(({ sectors }, context) => {
    const sum = sectors.reduce((total, { chance }) => total + chance, 0)
    if (sum !== CHANCES)
      context.addIssue({
        code: 'custom',
        path: ['sectors'],
        message: `have chances of ${sum} in all, not of ${CHANCES}`,
      })
    if (new Set(sectors.map((sector) => sector.id)).size < sectors.length)
      context.addIssue({ code: 'custom', path: ['sectors'], message: 'have an id twice' })
  })

export interface Wheel extends z.output<typeof WheelFile> {
  id: string
}
export type Sector = Wheel['sectors'][number]
