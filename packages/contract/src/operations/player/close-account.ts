import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Deletion } from '../../shapes/player-data.ts'
import { ClaimedPassword } from '../../shapes/registration.ts'

export const closeAccount = operation('closeAccount', {
  summary: 'Closes the account of a player who proves the password once more. Every session of it ends.',
  method: 'POST',
  path: '/api/player/profile/closing',
  auth: 'player',
  body: z.strictObject({ password: ClaimedPassword }),
  reply: z.strictObject({ deletions: z.array(Deletion) }),
  refusals: ['account_not_empty', 'too_many_requests'],
  throttle: [{ count: 10, windowSeconds: 600, per: 'player' }],
})
