import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { IdParams, PageMeta, pageQuery } from '../../shapes/common.ts'
import { WheelDraw } from '../../shapes/retention.ts'

export const listWheelDraws = operation('listWheelDraws', {
  summary: 'What the spins of the player drew on a wheel, the newest first, with all that it takes to check them.',
  method: 'GET',
  path: '/api/retention/wheels/{id}/draws',
  auth: 'player',
  params: IdParams,
  query: z.strictObject(pageQuery),
  reply: z.array(WheelDraw),
  meta: PageMeta,
  refusals: ['not_found'],
})
