import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { TournamentEntryFigures, TournamentParams } from '../shapes/desk/tournaments.ts'

export const listTournamentEntries = operatorOperation('listTournamentEntries', {
  summary: 'Who has points in a tournament and what they win, in the order of places: its results, a page at a time.',
  method: 'GET',
  path: '/api/operator/tournaments/{tournamentId}/entries',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: TournamentParams,
  query: z.strictObject(pageQuery),
  reply: z.array(TournamentEntryFigures),
  meta: PageMeta,
})
