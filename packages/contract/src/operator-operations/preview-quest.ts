import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { text } from '../shapes/common.ts'
import { QuestParams, QuestPreview } from '../shapes/desk/quests.ts'

export const previewQuest = operatorOperation('previewQuest', {
  summary: 'What a file of a quest would cost if it stood among the offers, or what is wrong with it. Nothing is kept.',
  method: 'POST',
  path: '/api/operator/quests/{questId}/preview',
  roles: ['content', 'risk', 'owner'],
  params: QuestParams,
  body: z.strictObject({ file: text(200_000) }),
  reply: QuestPreview,
  isKeyed: true,
})
