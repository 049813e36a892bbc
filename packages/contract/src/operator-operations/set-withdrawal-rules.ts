import { operatorOperation } from '../core/operation.ts'
import { HouseWithdrawalRules, WithdrawalRules } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const setWithdrawalRules = operatorOperation('setWithdrawalRules', {
  summary:
    'Says up to where withdrawals are paid without a person, in the base currency. What is asked for from then on is judged so; what waits already waits on.',
  method: 'PUT',
  path: '/api/operator/withdrawal-rules',
  roles: ['owner'],
  body: WithdrawalRules.extend({ reason: Reason }),
  reply: HouseWithdrawalRules,
})
