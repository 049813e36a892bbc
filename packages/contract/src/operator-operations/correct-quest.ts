import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { TakenQuest, TakenQuestParams } from '../shapes/desk/quests.ts'

export const correctQuest = operatorOperation('correctQuest', {
  summary:
    'Puts right how far a task of a player is, who is told as of any other step. What is done stays done, and counts a moment later.',
  method: 'POST',
  path: '/api/operator/taken-quests/{playerQuestId}/corrections',
  roles: ['support', 'payments', 'owner'],
  params: TakenQuestParams,
  body: z.strictObject({ task: z.int().min(1).max(12), progress: z.int().min(0).max(100_000), reason: Reason }),
  reply: TakenQuest,
  refusals: ['quest_closed'],
  isKeyed: true,
})
