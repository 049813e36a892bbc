import { operation } from '../../core/operation.ts'
import { AuthResult } from '../../shapes/player.ts'
import { GivenFactor } from '../../shapes/second-factors.ts'

export const finishSignIn = operation('finishSignIn', {
  summary: 'Gives the second proof that a sign-in of this browser was refused for with `second_factor_needed`.',
  method: 'POST',
  path: '/api/player/sessions/second-factor',
  auth: 'none',
  body: GivenFactor,
  reply: AuthResult,
  refusals: ['account_blocked', 'one_time_code_wrong', 'sign_in_over', 'too_many_requests', 'register_unreachable'],
  throttle: [{ count: 30, windowSeconds: 300, per: 'address' }],
})
