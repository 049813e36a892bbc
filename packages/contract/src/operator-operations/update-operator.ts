import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { operatorRoles } from '../kinds.ts'
import { Operator, OperatorParams, Reason } from '../shapes/desk/operators.ts'

export const updateOperator = operatorOperation('updateOperator', {
  summary: 'Gives an operator other roles, or switches them off or on. Sessions that no longer fit end.',
  method: 'PUT',
  path: '/api/operator/operators/{operatorId}',
  roles: ['owner'],
  params: OperatorParams,
  body: z.strictObject({
    roles: z.array(z.enum(operatorRoles)).min(1).max(5).optional(),
    isEnabled: z.boolean().optional(),
    reason: Reason,
  }),
  reply: Operator,
  refusals: ['last_owner'],
})
