import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Deletion } from '../../shapes/player-data.ts'

export const closeAccount = operation('closeAccount', {
  summary: 'Closes the account, after a fresh proof. Every session of it ends.',
  method: 'POST',
  path: '/api/player/profile/closing',
  auth: 'player',
  reply: z.strictObject({ deletions: z.array(Deletion) }),
  refusals: ['account_not_empty', 'fresh_proof_needed'],
})
