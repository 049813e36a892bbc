import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { QuestFigures, QuestParams } from '../shapes/desk/quests.ts'

export const switchQuest = operatorOperation('switchQuest', {
  summary: 'Stops a quest or starts it again. Nobody takes up one that is stopped; who has it goes on.',
  method: 'PUT',
  path: '/api/operator/quests/{questId}',
  roles: ['content', 'risk', 'owner'],
  params: QuestParams,
  body: z.strictObject({ isStopped: z.boolean(), reason: Reason }),
  reply: QuestFigures,
})
