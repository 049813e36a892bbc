import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { QuestState } from '../../kinds.ts'
import { CurrencyCode, PageMeta, pageQuery } from '../../shapes/common.ts'
import { Quest } from '../../shapes/retention.ts'

export const listQuests = operation('listQuests', {
  summary: 'The quests; without a state, those the player can start.',
  method: 'GET',
  path: '/api/retention/quests',
  auth: 'player',
  query: z.strictObject({
    ...pageQuery,
    currency: CurrencyCode.optional(),
    state: z.array(z.enum(QuestState)).max(10).optional(),
  }),
  reply: z.array(Quest),
  meta: PageMeta,
  refusals: ['currency_unavailable'],
})
