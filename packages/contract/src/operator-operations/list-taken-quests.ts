import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { QuestParams, TakenQuest } from '../shapes/desk/quests.ts'

export const listTakenQuests = operatorOperation('listTakenQuests', {
  summary: 'Who took a quest up and how far they came, the latest first: its results, a page at a time.',
  method: 'GET',
  path: '/api/operator/quests/{questId}/taken',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: QuestParams,
  query: z.strictObject(pageQuery),
  reply: z.array(TakenQuest),
  meta: PageMeta,
})
