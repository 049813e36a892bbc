import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { Broadcast } from '../shapes/desk/broadcasts.ts'

export const listBroadcasts = operatorOperation('listBroadcasts', {
  summary: 'Messages to segments with how far each is, the newest first.',
  method: 'GET',
  path: '/api/operator/broadcasts',
  roles: ['support', 'content', 'owner'],
  query: z.strictObject(pageQuery),
  reply: z.array(Broadcast),
  meta: PageMeta,
})
