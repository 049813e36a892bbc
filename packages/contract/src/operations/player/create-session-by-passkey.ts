import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Fingerprint } from '../../shapes/common.ts'
import { PasskeyAssertion } from '../../shapes/passkeys.ts'
import { AuthResult } from '../../shapes/player.ts'

export const createSessionByPasskey = operation('createSessionByPasskey', {
  summary: 'Signs in by a passkey, which stands for both proofs.',
  method: 'POST',
  path: '/api/player/sessions/passkey',
  auth: 'none',
  body: z.strictObject({ passkey: PasskeyAssertion, fingerprint: Fingerprint }),
  reply: AuthResult,
  refusals: ['account_blocked', 'passkey_refused', 'too_many_requests', 'register_unreachable'],
  throttle: [{ count: 30, windowSeconds: 300, per: 'address' }],
})
