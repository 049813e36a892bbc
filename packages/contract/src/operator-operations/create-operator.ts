import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { operatorRoles } from '../kinds.ts'
import { InvitedOperator, OperatorName, Reason } from '../shapes/desk/operators.ts'

export const createOperator = operatorOperation('createOperator', {
  summary: 'Invites a new operator.',
  method: 'POST',
  path: '/api/operator/operators',
  roles: ['owner'],
  body: z.strictObject({ name: OperatorName, roles: z.array(z.enum(operatorRoles)).min(1).max(5), reason: Reason }),
  reply: InvitedOperator,
  isKeyed: true,
})
