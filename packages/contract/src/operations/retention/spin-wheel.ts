import { operation } from '../../core/operation.ts'
import { IdParams } from '../../shapes/common.ts'
import { WheelSector } from '../../shapes/retention.ts'

export const spinWheel = operation('spinWheel', {
  summary: 'Uses one spin. The reply is the sector that won.',
  method: 'POST',
  path: '/api/retention/wheels/{id}/spin',
  auth: 'player',
  isKeyed: true,
  params: IdParams,
  reply: WheelSector,
  refusals: ['not_found', 'no_valid_spin'],
})
