import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { EventExposure } from '../shapes/desk/tickets.ts'

export const listEventExposures = operatorOperation('listEventExposures', {
  summary: 'What open sports bets on each event can cost, the most first.',
  method: 'GET',
  path: '/api/operator/exposures',
  roles: ['payments', 'risk', 'owner'],
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(EventExposure),
  meta: PageMeta,
})
