import { operation } from '../../core/operation.ts'
import { Message } from '../../shapes/common.ts'
import { GivenProof } from '../../shapes/proofs.ts'

export const giveProof = operation('giveProof', {
  summary:
    'Takes a proof of who the player is. For five minutes this browser may do what is refused as `fresh_proof_needed`.',
  method: 'POST',
  path: '/api/player/proofs',
  auth: 'player',
  body: GivenProof,
  reply: Message,
  refusals: ['one_time_code_wrong', 'passkey_refused', 'proof_way_closed', 'too_many_requests'],
  throttle: [{ count: 10, windowSeconds: 600, per: 'player' }],
})
