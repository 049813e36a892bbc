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
  /** What its prizes are worth in full, if every place is taken: the most it costs. Points and spins of a wheel are no money. */
  prizeValue: MainAmount,
  /** Who takes part. */
  players: Count,
  /** Prizes that were given, that wait, and that lapsed; none before places are fixed. */
  given: Count,
  open: Count,
  lapsed: Count,
})
export type TournamentFigures = z.output<typeof TournamentFigures>

/** Where a player stands in a tournament, with what operators added or took away among the points. */
export const TournamentEntryFigures = z.strictObject({
  playerId: Id,
  place: Count,
  points: z.number(),
  corrected: z.number(),
})
export type TournamentEntryFigures = z.output<typeof TournamentEntryFigures>
