import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Message, requiredText } from '../../shapes/common.ts'

export const confirmRegistration = operation('confirmRegistration', {
  summary: 'Confirms the e-mail address by the code of the confirmation mail.',
  method: 'POST',
  path: '/api/player/register/confirm',
  auth: 'none',
  body: z.strictObject({ code: requiredText(256) }),
  reply: Message,
  refusals: ['confirmation_code_wrong', 'too_many_requests'],
  throttle: [{ count: 20, windowSeconds: 600, per: 'address' }],
})
