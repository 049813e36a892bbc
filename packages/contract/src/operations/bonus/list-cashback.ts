import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Cashback } from '../../shapes/bonus.ts'
import { CurrencyCode } from '../../shapes/common.ts'

export const listCashback = operation('listCashback', {
  summary: 'The cashback that is coming to the player as things stand, the next payment first.',
  method: 'GET',
  path: '/api/game/bonuses/cashback',
  auth: 'player',
  query: z.strictObject({ currency: CurrencyCode }),
  reply: z.array(Cashback),
  refusals: ['currency_unavailable'],
})
