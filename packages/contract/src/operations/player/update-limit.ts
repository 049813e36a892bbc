import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Id } from '../../shapes/common.ts'
import { Limit, LimitChange } from '../../shapes/limit.ts'

export const updateLimit = operation('updateLimit', {
  summary:
    'Changes a limit. Lowering works at once. Raising waits: a pending limit appears, and the same call again confirms it ' +
    'from `changeAt` to `changeUntil`. The present amount, or an empty body, withdraws a change under way.',
  method: 'PUT',
  path: '/api/player/limits/{limitId}',
  auth: 'player',
  params: z.strictObject({ limitId: Id }),
  body: LimitChange,
  reply: Limit,
  refusals: ['not_found', 'limit_change_pending', 'limit_not_changeable'],
})
