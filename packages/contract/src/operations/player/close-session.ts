import { operation } from '../../core/operation.ts'
import { IdParams } from '../../shapes/common.ts'
import { Session } from '../../shapes/player.ts'

export const closeSession = operation('closeSession', {
  summary: 'Closes one session. Its tokens are refused from then on and its socket is disconnected for good.',
  method: 'PUT',
  path: '/api/player/sessions/{id}/close',
  auth: 'player',
  params: IdParams,
  reply: Session,
  refusals: ['not_found'],
})
