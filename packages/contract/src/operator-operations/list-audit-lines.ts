import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id, PageMeta, pageQuery, requiredText } from '../shapes/common.ts'
import { AuditLine } from '../shapes/desk/operators.ts'

export const listAuditLines = operatorOperation('listAuditLines', {
  summary: 'What operators did and looked at, the newest first.',
  method: 'GET',
  path: '/api/operator/audit',
  roles: ['risk', 'owner'],
  query: z.strictObject({
    ...pageQuery,
    operatorId: Id.optional(),
    subjectKind: requiredText(64).optional(),
    subjectId: requiredText(64).optional(),
    operation: requiredText(64).optional(),
    action: z.enum(['write', 'look']).optional(),
  }),
  reply: z.array(AuditLine),
  meta: PageMeta,
})
