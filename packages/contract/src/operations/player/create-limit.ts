import { operation } from '../../core/operation.ts'
import { Limit, LimitRequest } from '../../shapes/limit.ts'

export const createLimit = operation('createLimit', {
  summary: 'Sets a limit. One limit is active for each definition, period and currency.',
  method: 'POST',
  path: '/api/player/limits',
  auth: 'player',
  isKeyed: true,
  body: LimitRequest,
  reply: Limit,
  refusals: ['limit_exists'],
})
