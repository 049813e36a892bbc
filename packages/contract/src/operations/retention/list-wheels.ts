import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { WheelState } from '../../kinds.ts'
import { Identity, PageMeta, pageQuery } from '../../shapes/common.ts'
import { Wheel } from '../../shapes/retention.ts'

export const listWheels = operation('listWheels', {
  summary: 'The wheels, by state or identity, with the spins the player has on each.',
  method: 'GET',
  path: '/api/retention/wheels',
  auth: 'either',
  query: z.strictObject({
    ...pageQuery,
    identity: z.array(Identity).max(100).optional(),
    state: z.array(z.enum(WheelState)).max(10).optional(),
  }),
  reply: z.array(Wheel),
  meta: PageMeta,
  refusals: ['currency_unavailable'],
})
