import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { InvitedOperator, OperatorParams, Reason } from '../shapes/desk/operators.ts'

export const inviteOperator = operatorOperation('inviteOperator', {
  summary: 'Invites an operator anew who lost password or authenticator. The former ones are worthless from then on.',
  method: 'POST',
  path: '/api/operator/operators/{operatorId}/invitation',
  roles: ['owner'],
  params: OperatorParams,
  body: z.strictObject({ reason: Reason }),
  reply: InvitedOperator,
  refusals: ['last_owner'],
  isKeyed: true,
})
