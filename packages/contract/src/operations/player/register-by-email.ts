import { operation } from '../../core/operation.ts'
import { AuthResult } from '../../shapes/player.ts'
import { RegistrationByEmail } from '../../shapes/registration.ts'

export const registerByEmail = operation('registerByEmail', {
  summary: 'Opens an account for an e-mail address and signs the new player in.',
  method: 'POST',
  path: '/api/player/register',
  auth: 'none',
  isKeyed: true,
  body: RegistrationByEmail,
  reply: AuthResult,
  refusals: ['too_many_requests', 'register_unreachable'],
  throttle: [{ count: 30, windowSeconds: 600, per: 'address' }],
})
