import { operation } from '../../core/operation.ts'
import { IdentityCheckToken } from '../../shapes/player.ts'

export const createIdentityCheckToken = operation('createIdentityCheckToken', {
  summary: 'A token for the identity check of the verification company.',
  method: 'POST',
  path: '/api/player/services/sumsub/auth',
  auth: 'player',
  reply: IdentityCheckToken,
  refusals: ['identity_check_unavailable', 'too_many_requests'],
  throttle: [{ count: 20, windowSeconds: 600, per: 'player' }],
})
