import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id, RequestedAmount } from '../shapes/common.ts'
import { Correction } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const correctBalance = operatorOperation('correctBalance', {
  summary: 'Puts money on an account, or takes it away, by an entry of its own. Above a sum a second operator decides.',
  method: 'POST',
  path: '/api/operator/players/{playerId}/corrections',
  roles: ['payments', 'owner'],
  params: PlayerParams,
  body: z.strictObject({
    accountId: Id,
    direction: z.enum(['credit', 'debit']),
    amount: RequestedAmount,
    reason: Reason,
  }),
  reply: Correction,
  refusals: ['insufficient_funds'],
  isKeyed: true,
})
