import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { PhoneDigits, text } from '../../shapes/common.ts'
import { VerificationReason } from '../../shapes/player.ts'
import { OneTimeCode } from '../../shapes/registration.ts'

export const verifyOneTimeCode = operation('verifyOneTimeCode', {
  summary: 'Checks the six digits. For a forgotten password the reply carries the reset code to go on with.',
  method: 'POST',
  path: '/api/player/otp/verify',
  auth: 'either',
  body: z.strictObject({ phone: PhoneDigits, code: OneTimeCode, reason: VerificationReason }),
  reply: z.strictObject({ code: text(256) }),
  refusals: ['one_time_code_wrong', 'session_required', 'too_many_requests'],
  throttle: [{ count: 20, windowSeconds: 600, per: 'address' }],
})
