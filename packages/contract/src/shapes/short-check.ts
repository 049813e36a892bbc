import { z } from 'zod'
import { shortCheckAnswers, shortCheckMarks, shortCheckMoneyMarks } from '../kinds.ts'
import { Count, CurrencyCode, Id, Instant, MainAmount } from './common.ts'

/** An amount of real money of the last seven days, beside that of a usual week of the four before. */
const Compared = z.strictObject({ week: MainAmount, usual: MainAmount })

/** What the rules of `docs/short-check.md` look at, with what stands out by them. */
export const ShortCheckFigures = z.strictObject({
  marks: z.array(z.enum(shortCheckMarks)),
  /** `lost` is below zero where more was won than staked; `marks` are those that this currency has. */
  money: z.array(
    z.strictObject({
      currency: CurrencyCode,
      deposited: Compared,
      lost: Compared,
      marks: z.array(z.enum(shortCheckMoneyMarks)),
    }),
  ),
  deposits: Count,
  /** Nights with play of the last seven days, and of the four weeks before. */
  nights: z.strictObject({ week: Count, fourWeeks: Count }),
  /** Deposits of the last seven days that followed close upon a loss. */
  chases: Count,
  /** Limits that were raised or removed in the last four weeks. */
  raises: Count,
})
export type ShortCheckFigures = z.output<typeof ShortCheckFigures>

export const ShortCheck = z.strictObject({
  /** The question that waits for the player, with what it is asked about; `null` when nothing is asked. */
  asked: z.strictObject({ id: Id, askedAt: Instant, figures: ShortCheckFigures }).nullable(),
  /** When play was looked at last; `null` before the first time. */
  lookedAt: Instant.nullable(),
  figures: ShortCheckFigures.nullable(),
})
export type ShortCheck = z.output<typeof ShortCheck>

/** A question that was asked, with what it was asked about and what came of it. */
export const ShortCheckRecord = z.strictObject({
  id: Id,
  playerId: Id,
  askedAt: Instant,
  figures: ShortCheckFigures,
  answer: z.enum(shortCheckAnswers).nullable(),
  answeredAt: Instant.nullable(),
})
export type ShortCheckRecord = z.output<typeof ShortCheckRecord>
