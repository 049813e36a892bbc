import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { CurrencyCode } from '../../shapes/common.ts'
import { TurnoverWager } from '../../shapes/risk.ts'

export const getTurnoverWager = operation('getTurnoverWager', {
  summary: 'What the player must still wager before money may leave.',
  method: 'GET',
  path: '/api/risk/reasons/turn-over-wager',
  auth: 'player',
  query: z.strictObject({ currency: CurrencyCode }),
  reply: TurnoverWager,
})
