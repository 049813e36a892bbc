import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Instant } from '../shapes/common.ts'
import { Broadcast, broadcastDraft } from '../shapes/desk/broadcasts.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const createBroadcast = operatorOperation('createBroadcast', {
  summary:
    'Writes a message to the players of a segment: at once or at a time, so many a second. Each is asked for consent and breaks at the moment it is sent.',
  method: 'POST',
  path: '/api/operator/broadcasts',
  roles: ['content', 'owner'],
  body: z.strictObject({
    ...broadcastDraft,
    sendAt: Instant.optional(),
    perSecond: z.int().min(1).max(100).optional(),
    reason: Reason,
  }),
  reply: Broadcast,
  refusals: ['not_found'],
  isKeyed: true,
})
