import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { TournamentState } from '../../kinds.ts'
import { Identity, PageMeta, pageQuery } from '../../shapes/common.ts'
import { Tournament } from '../../shapes/retention.ts'

export const listTournaments = operation('listTournaments', {
  summary: 'The tournaments, by state or identity.',
  method: 'GET',
  path: '/api/retention/tournaments',
  auth: 'none',
  query: z.strictObject({
    ...pageQuery,
    state: z.array(z.enum(TournamentState)).max(10).optional(),
    identity: z.array(Identity).max(100).optional(),
  }),
  reply: z.array(Tournament),
  meta: PageMeta,
})
