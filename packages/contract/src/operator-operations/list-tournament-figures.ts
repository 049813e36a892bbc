import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { TournamentFigures } from '../shapes/desk/tournaments.ts'

export const listTournamentFigures = operatorOperation('listTournamentFigures', {
  summary:
    'Tournaments with what they cost at most and who takes part, those to come first: a preview of each before it runs.',
  method: 'GET',
  path: '/api/operator/tournaments',
  roles: ['support', 'payments', 'risk', 'content', 'owner'],
  query: z.strictObject(pageQuery),
  reply: z.array(TournamentFigures),
  meta: PageMeta,
})
