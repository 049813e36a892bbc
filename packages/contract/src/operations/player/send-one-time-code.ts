import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Message, PhoneDigits } from '../../shapes/common.ts'
import { OneTimeCodeReason } from '../../shapes/player.ts'

export const sendOneTimeCode = operation('sendOneTimeCode', {
  summary: 'Sends six digits to a phone. Proving the phone of a profile needs a session.',
  method: 'POST',
  path: '/api/player/otp/send',
  auth: 'either',
  body: z.strictObject({ phone: PhoneDigits, reason: OneTimeCodeReason }),
  reply: Message,
  refusals: ['one_time_code_limit', 'session_required'],
  throttle: [{ count: 20, windowSeconds: 600, per: 'address' }],
  throttledAs: 'one_time_code_limit',
})
