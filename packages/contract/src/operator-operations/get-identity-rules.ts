import { operatorOperation } from '../core/operation.ts'
import { IdentityRules } from '../shapes/operator.ts'

export const getIdentityRules = operatorOperation('getIdentityRules', {
  summary: 'What needs a checked identity.',
  method: 'GET',
  path: '/api/operator/identity-rules',
  roles: ['support', 'payments', 'risk', 'owner'],
  reply: IdentityRules,
})
