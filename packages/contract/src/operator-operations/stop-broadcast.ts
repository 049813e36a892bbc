import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Broadcast, BroadcastParams } from '../shapes/desk/broadcasts.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const stopBroadcast = operatorOperation('stopBroadcast', {
  summary: 'Ends a broadcast where it is: whom it has not reached hears nothing of it. What was sent stays sent.',
  method: 'PUT',
  path: '/api/operator/broadcasts/{broadcastId}/stop',
  roles: ['content', 'owner'],
  params: BroadcastParams,
  body: z.strictObject({ reason: Reason }),
  reply: Broadcast,
  refusals: ['not_found', 'conflict'],
})
