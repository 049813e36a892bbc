import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Message, requiredText } from '../../shapes/common.ts'
import { ClaimedPassword, NewPassword } from '../../shapes/registration.ts'

export const confirmPassword = operation('confirmPassword', {
  summary: 'Sets a new password by a reset code. A bad code is told under the field `code`.',
  method: 'POST',
  path: '/api/player/passwords/confirm',
  auth: 'none',
  body: z.strictObject({ code: requiredText(256), newPassword: NewPassword, repeatNewPassword: ClaimedPassword }),
  reply: Message,
  refusals: ['too_many_requests'],
  throttle: [{ count: 20, windowSeconds: 600, per: 'address' }],
})
