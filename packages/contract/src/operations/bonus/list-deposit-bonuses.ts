import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { CurrencyCode, Id, requiredText } from '../../shapes/common.ts'
import { DepositBonus } from '../../shapes/deposit-bonus.ts'

export const listDepositBonuses = operation('listDepositBonuses', {
  summary: 'The bonuses open to this player; without a trigger type, those a deposit sets off.',
  method: 'GET',
  path: '/api/game/bonuses',
  auth: 'player',
  query: z.strictObject({
    currency: CurrencyCode,
    amount: z.number().min(0).max(1e15).optional(),
    bonusIds: z.array(Id).max(100).optional(),
    questId: Id.optional(),
    triggerType: z.int().min(0).max(1000).optional(),
    skipCondition: z.array(requiredText(64)).max(20).optional(),
  }),
  reply: z.array(DepositBonus),
  refusals: ['currency_unavailable'],
})
