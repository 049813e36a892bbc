import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { PlayerBonusStatus } from '../../kinds.ts'
import { PlayerFreespin } from '../../shapes/bonus.ts'
import { CurrencyCode, Id, PageMeta, pageQuery, SortOrder } from '../../shapes/common.ts'

export const listPlayerFreespins = operation('listPlayerFreespins', {
  summary: 'The free spins of the player. Finished ones come too unless a status is asked for.',
  method: 'GET',
  path: '/api/game/player-freespins',
  auth: 'player',
  query: z.strictObject({
    ...pageQuery,
    status: z.array(z.enum(PlayerBonusStatus)).max(10).optional(),
    currency: z.array(CurrencyCode).max(100).optional(),
    packageId: z.array(Id).max(100).optional(),
    sortOrder: SortOrder.optional(),
  }),
  reply: z.array(PlayerFreespin),
  meta: PageMeta,
})
