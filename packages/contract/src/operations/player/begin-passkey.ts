import { operation } from '../../core/operation.ts'
import { PasskeyCreation } from '../../shapes/passkeys.ts'

export const beginPasskey = operation('beginPasskey', {
  summary: 'What a device is asked to make a passkey for the player. Good for one try.',
  method: 'POST',
  path: '/api/player/passkeys/challenge',
  auth: 'player',
  reply: PasskeyCreation,
  refusals: ['fresh_proof_needed', 'too_many_requests'],
  throttle: [{ count: 30, windowSeconds: 300, per: 'player' }],
})
