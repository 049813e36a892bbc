import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { BonusCost } from '../../shapes/bonus-cost.ts'
import { CurrencyCode, IdParams, RequestedAmount } from '../../shapes/common.ts'

export const getBonusCost = operation('getBonusCost', {
  summary:
    'What an offered bonus really costs, with a deposit of this amount or the nearest that sets it off; the least one unless told. The id may also be that of a bonus or of free spins the player holds: what these cost from their start, under their own terms.',
  method: 'GET',
  path: '/api/game/bonuses/{id}/cost',
  auth: 'player',
  params: IdParams,
  query: z.strictObject({ currency: CurrencyCode, amount: RequestedAmount.optional() }),
  reply: BonusCost,
  refusals: ['currency_unavailable', 'not_found'],
})
