import { operation } from '../../core/operation.ts'
import { Message } from '../../shapes/common.ts'

export const sendProofCode = operation('sendProofCode', {
  summary: "Sends six digits to the player's confirmed phone, or else to their confirmed e-mail.",
  method: 'POST',
  path: '/api/player/proofs/code',
  auth: 'player',
  reply: Message,
  refusals: ['one_time_code_limit', 'proof_way_closed'],
  throttle: [{ count: 20, windowSeconds: 600, per: 'player' }],
  throttledAs: 'one_time_code_limit',
})
