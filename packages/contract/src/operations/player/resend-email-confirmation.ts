import { operation } from '../../core/operation.ts'
import { Message } from '../../shapes/common.ts'

export const resendEmailConfirmation = operation('resendEmailConfirmation', {
  summary: 'Sends the confirmation mail again.',
  method: 'POST',
  path: '/api/player/profile/confirmations/email/resend',
  auth: 'player',
  reply: Message,
  refusals: ['email_missing', 'already_confirmed', 'too_many_requests'],
  throttle: [{ count: 5, windowSeconds: 600, per: 'player' }],
})
