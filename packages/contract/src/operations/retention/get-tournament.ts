import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Identity } from '../../shapes/common.ts'
import { Tournament } from '../../shapes/retention.ts'

export const getTournament = operation('getTournament', {
  summary: 'One tournament with prizes and leaderboard, and for a player with their own entry.',
  method: 'GET',
  path: '/api/retention/tournaments/{id}',
  auth: 'either',
  params: z.strictObject({ id: Identity }),
  reply: Tournament,
  refusals: ['not_found'],
})
