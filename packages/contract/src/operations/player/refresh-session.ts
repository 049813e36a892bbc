import { operation } from '../../core/operation.ts'
import { RefreshResult } from '../../shapes/player.ts'

export const refreshSession = operation('refreshSession', {
  summary: 'Exchanges the access token, which may have expired, for a new one of the same session.',
  method: 'POST',
  path: '/api/player/sessions/refresh',
  auth: 'refresh',
  reply: RefreshResult,
  refusals: ['unauthorised', 'account_blocked', 'too_many_requests'],
  throttle: [{ count: 240, windowSeconds: 60, per: 'address' }],
})
