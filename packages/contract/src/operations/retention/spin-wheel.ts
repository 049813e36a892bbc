import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { IdParams } from '../../shapes/common.ts'
import { Commitment, WheelSector } from '../../shapes/retention.ts'

export const spinWheel = operation('spinWheel', {
  summary:
    'Uses one spin. The reply is the sector that won. With the commitment that was shown, nothing is drawn from another seed.',
  method: 'POST',
  path: '/api/retention/wheels/{id}/spin',
  auth: 'player',
  isKeyed: true,
  params: IdParams,
  query: z.strictObject({ commitment: Commitment.optional() }),
  reply: WheelSector,
  refusals: ['not_found', 'no_valid_spin', 'wheel_changed', 'bonus_not_available', 'currency_unavailable'],
})
