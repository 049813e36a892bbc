import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Identity } from '../../shapes/common.ts'
import { Provider } from '../../shapes/game.ts'

export const getProvider = operation('getProvider', {
  summary: 'One game studio.',
  method: 'GET',
  path: '/api/game/providers/{id}',
  auth: 'none',
  params: z.strictObject({ id: Identity }),
  reply: Provider,
  refusals: ['not_found'],
})
