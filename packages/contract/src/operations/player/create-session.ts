import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Fingerprint, requiredText } from '../../shapes/common.ts'
import { AuthResult } from '../../shapes/player.ts'
import { ClaimedPassword } from '../../shapes/registration.ts'

export const createSession = operation('createSession', {
  summary: 'Signs in by e-mail address or phone digits and password.',
  method: 'POST',
  path: '/api/player/sessions',
  auth: 'none',
  body: z.strictObject({ login: requiredText(254), password: ClaimedPassword, fingerprint: Fingerprint }),
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
