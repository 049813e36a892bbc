import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { IdParams, PageMeta, pageQuery } from '../../shapes/common.ts'
import { WheelSeed } from '../../shapes/retention.ts'

export const listWheelSeeds = operation('listWheelSeeds', {
  summary: 'The seeds of a wheel, the newest first: the commitment to each, and those that are retired themselves.',
  method: 'GET',
  path: '/api/retention/wheels/{id}/seeds',
  auth: 'none',
  params: IdParams,
  query: z.strictObject(pageQuery),
  reply: z.array(WheelSeed),
  meta: PageMeta,
  refusals: ['not_found'],
})
