import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { DecidedWin, WinParams } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const approveWin = operatorOperation('approveWin', {
  summary: 'Pays a win that waits.',
  method: 'PUT',
  path: '/api/operator/wins/{winId}/approve',
  roles: ['risk'],
  params: WinParams,
  body: z.strictObject({ reason: Reason }),
  reply: DecidedWin,
  refusals: ['win_decided'],
})
