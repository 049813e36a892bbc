import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { BroadcastPreview, broadcastDraft } from '../shapes/desk/broadcasts.ts'

export const previewBroadcast = operatorOperation('previewBroadcast', {
  summary: 'Whom a message to a segment would reach now, in which ways, and what each language reads. Nothing is sent.',
  method: 'POST',
  path: '/api/operator/broadcasts/preview',
  roles: ['content', 'owner'],
  body: z.strictObject(broadcastDraft),
  reply: BroadcastPreview,
  refusals: ['not_found'],
  isKeyed: true,
})
