import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { ExportedFile } from '../../shapes/player-data.ts'

export const downloadExport = operation('downloadExport', {
  summary: 'Hands the file over, piece by piece, after a fresh proof.',
  method: 'POST',
  path: '/api/player/exports/download',
  auth: 'player',
  body: z.strictObject({ part: z.int().min(0).max(100_000).optional() }),
  reply: ExportedFile,
  refusals: ['fresh_proof_needed', 'not_found'],
})
