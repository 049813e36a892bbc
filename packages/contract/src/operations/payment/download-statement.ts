import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { ExportedFile } from '../../shapes/player-data.ts'

export const downloadStatement = operation('downloadStatement', {
  summary: 'Hands the latest statement of account over that is ready, piece by piece.',
  method: 'GET',
  path: '/api/payment/statements/download',
  auth: 'player',
  query: z.strictObject({ part: z.int().min(0).max(100_000).optional() }),
  reply: ExportedFile,
  refusals: ['not_found'],
})
