import { operation } from '../../core/operation.ts'
import { Message } from '../../shapes/common.ts'

export const removeSecondFactor = operation('removeSecondFactor', {
  summary: 'Switches the second factor off, with its recovery codes.',
  method: 'DELETE',
  path: '/api/player/second-factor',
  auth: 'player',
  reply: Message,
  refusals: ['fresh_proof_needed', 'not_found'],
})
