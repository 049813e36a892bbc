import { operation } from '../../core/operation.ts'
import { AuthResult } from '../../shapes/player.ts'
import { RegistrationByPhone } from '../../shapes/registration.ts'

export const registerByPhone = operation('registerByPhone', {
  summary: 'Opens an account for a phone number, proved by the code sent to it, and signs the new player in.',
  method: 'POST',
  path: '/api/player/register/phone',
  auth: 'none',
  isKeyed: true,
  body: RegistrationByPhone,
  reply: AuthResult,
  refusals: ['one_time_code_wrong', 'too_many_requests', 'register_unreachable'],
  throttle: [{ count: 30, windowSeconds: 600, per: 'address' }],
})
