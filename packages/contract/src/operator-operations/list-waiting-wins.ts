import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { WaitingWin } from '../shapes/desk/money.ts'

export const listWaitingWins = operatorOperation('listWaitingWins', {
  summary: 'Wins above a ceiling, which wait for somebody to decide, the oldest first.',
  method: 'GET',
  path: '/api/operator/wins',
  roles: ['payments', 'risk'],
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(WaitingWin),
  meta: PageMeta,
})
