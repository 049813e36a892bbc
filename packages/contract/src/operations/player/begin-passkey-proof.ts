import { operation } from '../../core/operation.ts'
import { PasskeyRequest } from '../../shapes/passkeys.ts'

export const beginPasskeyProof = operation('beginPasskeyProof', {
  summary: 'What a device is asked to give a fresh proof by a passkey of the player. Good for one try.',
  method: 'POST',
  path: '/api/player/proofs/passkey',
  auth: 'player',
  reply: PasskeyRequest,
  refusals: ['too_many_requests'],
  throttle: [{ count: 60, windowSeconds: 300, per: 'player' }],
})
