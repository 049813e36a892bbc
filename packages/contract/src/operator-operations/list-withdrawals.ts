import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { withdrawalStates } from '../kinds.ts'
import { Id, PageMeta, pageQuery } from '../shapes/common.ts'
import { ReviewedWithdrawal } from '../shapes/desk/money.ts'

export const listWithdrawals = operatorOperation('listWithdrawals', {
  summary: 'Withdrawals, the newest first; with `isWaiting` those that wait for a person, the longest waiting first.',
  method: 'GET',
  path: '/api/operator/withdrawals',
  roles: ['support', 'payments', 'risk', 'owner'],
  query: z.strictObject({
    ...pageQuery,
    forPlayer: Id.optional(),
    state: z.enum(withdrawalStates).optional(),
    isWaiting: z.boolean().optional(),
  }),
  reply: z.array(ReviewedWithdrawal),
  meta: PageMeta,
})
