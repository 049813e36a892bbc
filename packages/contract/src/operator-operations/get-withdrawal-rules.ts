import { operatorOperation } from '../core/operation.ts'
import { HouseWithdrawalRules } from '../shapes/desk/money.ts'

export const getWithdrawalRules = operatorOperation('getWithdrawalRules', {
  summary: 'Up to where withdrawals are paid without a person, in the base currency.',
  method: 'GET',
  path: '/api/operator/withdrawal-rules',
  roles: ['payments', 'risk', 'owner'],
  reply: HouseWithdrawalRules,
})
