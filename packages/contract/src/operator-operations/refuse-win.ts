import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { DecidedWin, WinParams } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const refuseWin = operatorOperation('refuseWin', {
  summary: 'Refuses a win that waits, for good. The stake stays with the house.',
  method: 'PUT',
  path: '/api/operator/wins/{winId}/refuse',
  roles: ['risk'],
  params: WinParams,
  body: z.strictObject({ reason: Reason }),
  reply: DecidedWin,
  refusals: ['win_decided'],
})
