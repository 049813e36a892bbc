import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { requiredText, text } from '../../shapes/common.ts'

export const disownSignIn = operation('disownSignIn', {
  summary:
    'Says by the code of a letter that a sign-in was not the player. Closes all sessions, makes the password useless and locks payouts; the reply carries the reset code to go on with, or an empty one.',
  method: 'POST',
  path: '/api/player/sessions/disown',
  auth: 'none',
  body: z.strictObject({ code: requiredText(256) }),
  reply: z.strictObject({ code: text(256) }),
  refusals: ['confirmation_code_wrong', 'too_many_requests'],
  throttle: [{ count: 20, windowSeconds: 600, per: 'address' }],
})
