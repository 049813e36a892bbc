import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Fingerprint, requiredText } from '../../shapes/common.ts'
import { AuthResult } from '../../shapes/player.ts'

export const createSessionByToken = operation('createSessionByToken', {
  summary: 'Signs in by the token of an automatic sign-in link.',
  method: 'POST',
  path: '/api/player/sessions/token',
  auth: 'none',
  body: z.strictObject({ token: requiredText(8192), fingerprint: Fingerprint }),
  reply: AuthResult,
  refusals: [
    'invalid_credentials',
    'account_blocked',
    'account_closed',
    'too_many_requests',
    'second_factor_needed',
    'register_unreachable',
  ],
  throttle: [{ count: 30, windowSeconds: 300, per: 'address' }],
})
