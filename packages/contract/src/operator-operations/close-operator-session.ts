import { operatorOperation } from '../core/operation.ts'
import { operatorRoles } from '../kinds.ts'
import { Message } from '../shapes/common.ts'

export const closeOperatorSession = operatorOperation('closeOperatorSession', {
  summary: 'Signs the operator out.',
  method: 'POST',
  path: '/api/operator/sessions/close',
  roles: operatorRoles,
  reply: Message,
})
