import { operation } from '../../core/operation.ts'
import { PasskeyRequest } from '../../shapes/passkeys.ts'

export const beginPasskeySignIn = operation('beginPasskeySignIn', {
  summary: 'What a device is asked to sign in by a passkey, whosever it is. Good for one try.',
  method: 'POST',
  path: '/api/player/sessions/passkey/challenge',
  auth: 'none',
  reply: PasskeyRequest,
  refusals: ['too_many_requests'],
  throttle: [{ count: 120, windowSeconds: 300, per: 'address' }],
})
