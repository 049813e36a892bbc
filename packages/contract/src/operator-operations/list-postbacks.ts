import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { Postback } from '../shapes/desk/affiliates.ts'
import { CompanyId } from '../shapes/desk/companies.ts'

export const listPostbacks = operatorOperation('listPostbacks', {
  summary:
    'What affiliate companies are told of players they brought, the newest first; what they do not have unless told.',
  method: 'GET',
  path: '/api/operator/postbacks',
  roles: ['support', 'payments', 'content', 'owner'],
  query: z.strictObject({
    ...pageQuery,
    companyId: CompanyId.optional(),
    state: z.enum(['waiting', 'taken', 'given_up']).optional(),
  }),
  reply: z.array(Postback),
  meta: PageMeta,
})
