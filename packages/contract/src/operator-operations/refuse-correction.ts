import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id } from '../shapes/common.ts'
import { Correction } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const refuseCorrection = operatorOperation('refuseCorrection', {
  summary: 'Refuses a correction that waits. Who asked for it may take it back so.',
  method: 'PUT',
  path: '/api/operator/corrections/{correctionId}/refuse',
  roles: ['payments', 'owner'],
  params: z.strictObject({ correctionId: Id }),
  body: z.strictObject({ reason: Reason }),
  reply: Correction,
  refusals: ['correction_decided'],
})
