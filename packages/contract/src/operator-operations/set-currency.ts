import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { CurrencyCode } from '../shapes/common.ts'
import { HouseCurrency, ListPosition, TurnoverPercent } from '../shapes/desk/house.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const setCurrency = operatorOperation('setCurrency', {
  summary:
    'Says whether a currency is for new accounts and deposits, where it stands in lists and what deposits in it ask to be staked. What is left out stays; the last one that is on stays on.',
  method: 'PUT',
  path: '/api/operator/currencies/{currency}',
  roles: ['owner'],
  params: z.strictObject({ currency: CurrencyCode }),
  body: z.strictObject({
    isEnabled: z.boolean().optional(),
    position: ListPosition.optional(),
    turnoverPercent: TurnoverPercent.optional(),
    reason: Reason,
  }),
  reply: HouseCurrency,
  refusals: ['conflict'],
})
