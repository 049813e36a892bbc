import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { RequestedAmount } from '../shapes/common.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { AmountBound, AmountBoundParams, SuggestedAmounts } from '../shapes/desk/payment-methods.ts'
import { MethodId } from '../shapes/payment.ts'

export const setAmountBound = operatorOperation('setAmountBound', {
  summary:
    'Says the least and most that players may pay at once in a currency, or by one method in it, and what is suggested to who pays in; what is left out is left to the companies. Companies are never asked for more than they do: the narrower of both counts.',
  method: 'PUT',
  path: '/api/operator/amount-bounds/{direction}/{currency}',
  roles: ['payments', 'owner'],
  params: AmountBoundParams,
  body: z.strictObject({
    /** Every method where none is named. */
    method: MethodId.optional(),
    amountMin: RequestedAmount.optional(),
    amountMax: RequestedAmount.optional(),
    presets: SuggestedAmounts.optional(),
    reason: Reason,
  }),
  reply: AmountBound,
})
