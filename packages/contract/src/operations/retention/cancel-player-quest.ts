import { operation } from '../../core/operation.ts'
import { IdParams } from '../../shapes/common.ts'
import { Quest } from '../../shapes/retention.ts'

export const cancelPlayerQuest = operation('cancelPlayerQuest', {
  summary: 'Gives a quest up.',
  method: 'PUT',
  path: '/api/retention/player-quests/{id}/cancel',
  auth: 'player',
  params: IdParams,
  reply: Quest,
  refusals: ['not_found', 'quest_closed'],
})
