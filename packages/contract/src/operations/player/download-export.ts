import { operation } from '../../core/operation.ts'
import { ExportedFile } from '../../shapes/player-data.ts'

export const downloadExport = operation('downloadExport', {
  summary: 'Hands the file over, after a fresh proof.',
  method: 'POST',
  path: '/api/player/exports/download',
  auth: 'player',
  reply: ExportedFile,
  refusals: ['fresh_proof_needed', 'not_found'],
})
