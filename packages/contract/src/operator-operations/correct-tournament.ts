import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id } from '../shapes/common.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { TournamentEntryFigures, TournamentParams } from '../shapes/desk/tournaments.ts'

export const correctTournament = operatorOperation('correctTournament', {
  summary: 'Adds points to a player who takes part in a tournament, or takes some away, until its places are fixed.',
  method: 'POST',
  path: '/api/operator/tournaments/{tournamentId}/corrections',
  roles: ['support', 'payments', 'owner'],
  params: TournamentParams,
  body: z.strictObject({
    playerId: Id,
    /** With up to two decimals. */
    points: z.number().min(-1_000_000).max(1_000_000).multipleOf(0.01),
    reason: Reason,
  }),
  reply: TournamentEntryFigures,
  refusals: ['tournament_closed'],
  isKeyed: true,
})
