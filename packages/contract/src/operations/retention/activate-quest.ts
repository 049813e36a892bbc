import { operation } from '../../core/operation.ts'
import { IdParams } from '../../shapes/common.ts'
import { Quest } from '../../shapes/retention.ts'

export const activateQuest = operation('activateQuest', {
  summary: 'Takes a quest up. It is completed at once when all its tasks were done already.',
  method: 'PUT',
  path: '/api/retention/quests/{id}/activate',
  auth: 'player',
  params: IdParams,
  reply: Quest,
  refusals: ['not_found', 'quest_closed', 'currency_unavailable'],
})
