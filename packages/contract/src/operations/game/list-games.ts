import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Platform } from '../../kinds.ts'
import { CountryCode, Identity, PageMeta, pageQuery, SortBy, SortOrder, text } from '../../shapes/common.ts'
import { Game } from '../../shapes/game.ts'

export const listGames = operation('listGames', {
  summary: 'Games by filter. Asked for by id or identity, all matches come at once.',
  method: 'GET',
  path: '/api/game/games',
  auth: 'either',
  query: z.strictObject({
    ...pageQuery,
    name: text(100).optional(),
    collectionId: z.array(Identity).max(100).optional(),
    collectionIds: z.array(Identity).max(100).optional(),
    /** Ours: games that lie in any of these are left out. */
    excludedCollectionIds: z.array(Identity).max(100).optional(),
    providerId: z.array(Identity).max(100).optional(),
    gameId: z.array(Identity).max(200).optional(),
    identity: z.array(Identity).max(200).optional(),
    countries: z.array(CountryCode).max(10).optional(),
    platform: z.enum(Platform).optional(),
    sortBy: SortBy.optional(),
    sortOrder: SortOrder.optional(),
  }),
  reply: z.array(Game),
  meta: PageMeta,
})
