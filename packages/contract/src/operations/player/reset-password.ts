import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Email, Message } from '../../shapes/common.ts'

export const resetPassword = operation('resetPassword', {
  summary: 'Mails a link for choosing a new password. The reply is the same whether the address is known or not.',
  method: 'POST',
  path: '/api/player/passwords/reset',
  auth: 'none',
  body: z.strictObject({ email: Email }),
  reply: Message,
  refusals: ['too_many_requests'],
  throttle: [{ count: 10, windowSeconds: 600, per: 'address' }],
})
