import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { QuestFigures } from '../shapes/desk/quests.ts'

export const listQuestFigures = operatorOperation('listQuestFigures', {
  summary: 'Every quest of the files, before it runs as well: what it is expected to cost, and how many took it up.',
  method: 'GET',
  path: '/api/operator/quests',
  roles: ['support', 'payments', 'risk', 'content', 'owner'],
  reply: z.array(QuestFigures),
})
