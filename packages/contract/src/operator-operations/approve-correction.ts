import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id } from '../shapes/common.ts'
import { Correction } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const approveCorrection = operatorOperation('approveCorrection', {
  summary: 'Lets a correction that waits be posted. Who asked for it may not.',
  method: 'PUT',
  path: '/api/operator/corrections/{correctionId}/approve',
  roles: ['payments', 'owner'],
  params: z.strictObject({ correctionId: Id }),
  body: z.strictObject({ reason: Reason }),
  reply: Correction,
  refusals: ['own_correction', 'correction_decided', 'insufficient_funds'],
})
