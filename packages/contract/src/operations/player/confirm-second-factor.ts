import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { OneTimeCode } from '../../shapes/registration.ts'
import { RecoveryCodes } from '../../shapes/second-factors.ts'

export const confirmSecondFactor = operation('confirmSecondFactor', {
  summary: 'Takes the first code of the authenticator: each sign-in asks for one from now on. Other sessions end.',
  method: 'POST',
  path: '/api/player/second-factor/confirmation',
  auth: 'player',
  body: z.strictObject({ code: OneTimeCode }),
  reply: RecoveryCodes,
  refusals: ['fresh_proof_needed', 'one_time_code_wrong', 'too_many_requests'],
  throttle: [{ count: 20, windowSeconds: 600, per: 'player' }],
})
