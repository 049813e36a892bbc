import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { BonusIssueStatus } from '../../shapes/bonus.ts'
import { CurrencyCode, Id } from '../../shapes/common.ts'

export const listBonusStatuses = operation('listBonusStatuses', {
  summary: 'Whether the player can have, or had, these bonuses.',
  method: 'GET',
  path: '/api/game/bonuses/status',
  auth: 'player',
  query: z.strictObject({ bonusIds: z.array(Id).min(1).max(100), currency: CurrencyCode }),
  reply: z.array(BonusIssueStatus),
  refusals: ['currency_unavailable'],
})
