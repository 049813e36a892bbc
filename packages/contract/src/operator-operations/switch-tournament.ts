import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { TournamentFigures, TournamentParams } from '../shapes/desk/tournaments.ts'

export const switchTournament = operatorOperation('switchTournament', {
  summary:
    'Stops a tournament or starts it again. A stopped one is shown to nobody and gives no prize; rounds still count.',
  method: 'PUT',
  path: '/api/operator/tournaments/{tournamentId}',
  roles: ['content', 'risk', 'owner'],
  params: TournamentParams,
  body: z.strictObject({ isStopped: z.boolean(), reason: Reason }),
  reply: TournamentFigures,
  refusals: ['tournament_closed'],
})
