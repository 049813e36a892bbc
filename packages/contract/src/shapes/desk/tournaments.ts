import { z } from 'zod'
import { TournamentState } from '../../kinds.ts'
import { Count, Id, Instant, MainAmount, ShortText } from '../common.ts'

export const TournamentParams = z.strictObject({ tournamentId: Id })

/** A tournament as it is, was or will be held, as operators see it. Amounts in main units of the base currency. */
export const TournamentFigures = z.strictObject({
  tournamentId: Id,
  /** The file it comes from. */
  identity: ShortText,
  title: ShortText,
  state: z.enum(TournamentState),
  isStopped: z.boolean(),
  startAt: Instant,
  endAt: Instant,
  /** What its prizes are worth in full, if every place is taken: the most it costs. Points are no money. */
  prizeValue: MainAmount,
  /** How many former ones of its name say what to expect, at most the last five. */
  formerHeld: Count,
  /** How many had points in those on average; null before any was held. */
  expectedPlayers: Count.nullable(),
  /** What prizes for so many, or for every place, cost on average by the mathematics of a typical game. */
  expectedCost: MainAmount,
  /** What rounds that counted staked in those on average, and what games keep of that; null before any was held. */
  expectedStake: MainAmount.nullable(),
  expectedMargin: MainAmount.nullable(),
  /** Who takes part. */
  players: Count,
  /** Prizes that were given, that wait, and that lapsed; none before places are fixed. */
  given: Count,
  open: Count,
  lapsed: Count,
})
export type TournamentFigures = z.output<typeof TournamentFigures>

/** Where a player stands in a tournament, what of the points operators added or took away, and what the place wins. */
export const TournamentEntryFigures = z.strictObject({
  playerId: Id,
  place: Count,
  points: z.number(),
  corrected: z.number(),
  /** What the place wins, in the base currency, and what became of it once places are fixed. */
  prize: ShortText.nullable(),
  prizeState: z.enum(['open', 'given', 'lapsed']).nullable(),
  settledAt: Instant.nullable(),
})
export type TournamentEntryFigures = z.output<typeof TournamentEntryFigures>
