import { operation } from '../../core/operation.ts'
import { RecoveryCodes } from '../../shapes/second-factors.ts'

export const renewRecoveryCodes = operation('renewRecoveryCodes', {
  summary: 'Ten new recovery codes; those before are worthless from then on.',
  method: 'POST',
  path: '/api/player/second-factor/recovery-codes',
  auth: 'player',
  reply: RecoveryCodes,
  refusals: ['fresh_proof_needed', 'not_found'],
})
