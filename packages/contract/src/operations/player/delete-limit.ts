import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Id } from '../../shapes/common.ts'
import { Limit } from '../../shapes/limit.ts'

export const deleteLimit = operation('deleteLimit', {
  summary:
    'Asks for the end of a limit, which waits: the same call again confirms it from `changeAt` to `changeUntil`. A ' +
    'cooling-off ends early by itself; a pending limit is withdrawn at once.',
  method: 'DELETE',
  path: '/api/player/limits/{limitId}',
  auth: 'player',
  params: z.strictObject({ limitId: Id }),
  reply: Limit,
  refusals: ['not_found', 'limit_change_pending', 'limit_not_changeable'],
})
