import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { WheelParams, WheelResult } from '../shapes/desk/wheels.ts'

export const listWheelResults = operatorOperation('listWheelResults', {
  summary: 'What players drew on a wheel, the latest first: its results, a page at a time.',
  method: 'GET',
  path: '/api/operator/wheels/{wheelId}/draws',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: WheelParams,
  query: z.strictObject(pageQuery),
  reply: z.array(WheelResult),
  meta: PageMeta,
})
