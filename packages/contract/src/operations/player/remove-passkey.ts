import { operation } from '../../core/operation.ts'
import { IdParams, Message } from '../../shapes/common.ts'

export const removePasskey = operation('removePasskey', {
  summary: 'Takes a passkey away: it signs in no more.',
  method: 'DELETE',
  path: '/api/player/passkeys/{id}',
  auth: 'player',
  params: IdParams,
  reply: Message,
  refusals: ['fresh_proof_needed', 'not_found'],
})
