import { z } from 'zod'
import { MESSAGE_LENGTH_MAX } from '../../bounds.ts'
import { operation } from '../../core/operation.ts'
import { Email, Message, requiredText } from '../../shapes/common.ts'

export const sendCommunication = operation('sendCommunication', {
  summary: 'Sends a message from the contact form to the house.',
  method: 'POST',
  path: '/api/notification/communications',
  auth: 'none',
  isKeyed: true,
  body: z.strictObject({ email: Email, message: requiredText(MESSAGE_LENGTH_MAX) }),
  reply: Message,
  refusals: ['too_many_requests'],
  throttle: [{ count: 10, windowSeconds: 600, per: 'address' }],
})
