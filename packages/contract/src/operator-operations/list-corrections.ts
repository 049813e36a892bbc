import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id, PageMeta, pageQuery } from '../shapes/common.ts'
import { Correction } from '../shapes/desk/money.ts'

export const listCorrections = operatorOperation('listCorrections', {
  summary: 'Corrections, the newest first.',
  method: 'GET',
  path: '/api/operator/corrections',
  roles: ['payments', 'risk', 'owner'],
  query: z.strictObject({
    ...pageQuery,
    forPlayer: Id.optional(),
    state: z.enum(['waiting', 'posted', 'refused']).optional(),
  }),
  reply: z.array(Correction),
  meta: PageMeta,
})
