import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Identity, Message } from '../../shapes/common.ts'

export const joinTournament = operation('joinTournament', {
  summary: 'Takes part in a tournament that must be joined.',
  method: 'POST',
  path: '/api/retention/tournaments/{id}/participate',
  auth: 'player',
  isKeyed: true,
  params: z.strictObject({ id: Identity }),
  reply: Message,
  refusals: ['not_found', 'tournament_closed'],
})
