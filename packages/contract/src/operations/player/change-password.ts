import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Profile } from '../../shapes/player.ts'
import { ClaimedPassword, NewPassword, PresentPassword } from '../../shapes/registration.ts'

export const changePassword = operation('changePassword', {
  summary:
    'Replaces the password of the signed-in player, who proves the present one; with a second factor on, also by a fresh proof. Whoever has none leaves the present one empty and gives a fresh proof alone.',
  method: 'PUT',
  path: '/api/player/passwords',
  auth: 'player',
  body: z.strictObject({
    currentPassword: PresentPassword,
    newPassword: NewPassword,
    repeatNewPassword: ClaimedPassword,
  }),
  reply: Profile,
  refusals: ['fresh_proof_needed', 'too_many_requests'],
  throttle: [{ count: 10, windowSeconds: 600, per: 'player' }],
})
