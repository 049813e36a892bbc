import { operatorOperation } from '../core/operation.ts'
import { operatorRoles } from '../kinds.ts'
import { OperatorSelf } from '../shapes/desk/operators.ts'

export const getOperatorSelf = operatorOperation('getOperatorSelf', {
  summary: 'Who is signed in, as what and until when.',
  method: 'GET',
  path: '/api/operator/sessions/self',
  roles: operatorRoles,
  reply: OperatorSelf,
})
