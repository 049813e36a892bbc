import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Deletion } from '../../shapes/player-data.ts'

export const getClosingTerms = operation('getClosingTerms', {
  summary: 'Whether money keeps the account open, and when its data would be removed if it were closed now.',
  method: 'GET',
  path: '/api/player/profile/closing',
  auth: 'player',
  reply: z.strictObject({ hasMoney: z.boolean(), deletions: z.array(Deletion) }),
})
