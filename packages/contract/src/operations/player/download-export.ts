import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { ExportedFile } from '../../shapes/player-data.ts'
import { ClaimedPassword } from '../../shapes/registration.ts'

export const downloadExport = operation('downloadExport', {
  summary: 'Hands the file over to a player who proves the password once more.',
  method: 'POST',
  path: '/api/player/exports/download',
  auth: 'player',
  body: z.strictObject({ password: ClaimedPassword }),
  reply: ExportedFile,
  refusals: ['not_found', 'too_many_requests'],
  throttle: [{ count: 10, windowSeconds: 600, per: 'player' }],
})
