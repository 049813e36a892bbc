import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Id } from '../../shapes/common.ts'
import { Limit } from '../../shapes/limit.ts'

export const deleteLimit = operation('deleteLimit', {
  summary: 'Asks for the end of a limit, which comes when the running period ends.',
  method: 'DELETE',
  path: '/api/player/limits/{limitId}',
  auth: 'player',
  params: z.strictObject({ limitId: Id }),
  reply: Limit,
  refusals: ['not_found', 'limit_change_pending', 'limit_not_changeable'],
})
