import { listSpins } from '../../flows/play/list-spins.ts'
import { listWinners } from '../../flows/play/list-winners.ts'
import { playGame } from '../../flows/play/play-game.ts'
import { answerRealityCheck, currentSitting } from '../../flows/play/sittings.ts'
import { askRegister } from '../../flows/person/registration/register-checks.ts'
import { withWeights } from '../../flows/play/game-weights.ts'
import * as games from '../../modules/play/games/index.ts'
import { listTickets } from '../../modules/play/tickets/index.ts'
import { type Handlers, handle, handlePrepared, handleList, handleRead } from '../handler.ts'
import { metaOf, sliceOf, wholeMeta } from '../paging.ts'

export const gameHandlers: Handlers = {
  listCollections: handleRead('listCollections', async ({ services }) => ({
    data: await games.listCollections(services),
  })),

  listProviders: handleRead('listProviders', async ({ query, services }) => {
    const providers = await games.listProviders(services, query)
    if (query.page === undefined && query.perPage === undefined)
      return { data: providers, meta: wholeMeta(providers.length) }
    const { limit, offset } = sliceOf(query)
    return { data: providers.slice(offset, offset + limit), meta: metaOf(query, providers.length) }
  }),

  getProvider: handleRead('getProvider', async ({ params, services }) => ({
    data: await games.getProvider(services, params.id),
  })),

  listGames: handleRead('listGames', async ({ query, services }) => {
    const filter: games.GameFilter = {
      name: query.name,
      collections: [...(query.collectionId ?? []), ...(query.collectionIds ?? [])],
      excludedCollections: query.excludedCollectionIds,
      providers: query.providerId,
      games: [...(query.gameId ?? []), ...(query.identity ?? [])],
      countries: query.countries?.map((country) => country.toUpperCase()),
      platform: query.platform,
    }
    const isWhole = filter.games!.length > 0 && query.page === undefined && query.perPage === undefined
    const order = { sortBy: query.sortBy, sortOrder: query.sortOrder }
    const { rows, totalRows } = await games.listGames(services, filter, order, isWhole ? null : sliceOf(query))
    return { data: withWeights(services, rows), meta: isWhole ? wholeMeta(totalRows) : metaOf(query, totalRows) }
  }),

  getGame: handleRead('getGame', async ({ params, services }) => ({
    data: withWeights(services, [await games.getGame(services, params.id)])[0]!,
  })),

  playGame: handlePrepared(
    'playGame',
    async ({ body, caller, services }) => {
      if (caller && !body.demoMode) await askRegister(services, caller.playerId, 'launch')
    },
    async ({ params, body, caller, visitor, services, tx }) => {
      const { country } = visitor
      return { data: await playGame(tx, services, { caller, country }, params.id, body) }
    },
  ),

  getSitting: handleRead('getSitting', async ({ caller, services, db }) => ({
    data: await currentSitting(db, services, caller.playerId),
  })),

  answerRealityCheck: handle('answerRealityCheck', async ({ body, caller, services, tx }) => ({
    data: await answerRealityCheck(tx, services, caller.playerId, body.answer),
  })),

  listFavoriteGames: handleRead('listFavoriteGames', async ({ caller, services }) => ({
    data: await games.listFavorites(services, caller.playerId),
  })),

  addFavoriteGame: handle('addFavoriteGame', async ({ params, caller: { playerId }, services, tx }) => {
    const game = await games.findGame(tx, params.id)
    await games.addFavorite(tx, playerId, game.id, services.clock.now())
    return { data: await games.listFavorites(services, playerId, tx) }
  }),

  removeFavoriteGame: handle('removeFavoriteGame', async ({ params, caller: { playerId }, services, tx }) => {
    const game = await games.findGame(tx, params.id)
    await games.removeFavorite(tx, playerId, game.id)
    return { data: await games.listFavorites(services, playerId, tx) }
  }),

  listPlayedGames: handleRead('listPlayedGames', async ({ query, caller, services }) => {
    const filter = { platform: query.platform, country: query.countryCode?.toUpperCase() }
    return { data: await games.listPlayed(services, caller.playerId, filter, sliceOf(query)) }
  }),

  listSpins: handleList('listSpins', async ({ query, caller, db }) => {
    const { rows, totalRows } = await listSpins(db, caller.playerId, sliceOf(query))
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  listBets: handleList('listBets', async ({ query, caller, db }) => {
    const { isSettled } = query
    const { rows, totalRows } = await listTickets(db, { playerId: caller.playerId, isSettled }, sliceOf(query))
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  listWinners: handleRead('listWinners', async ({ query, services }) => {
    const filter = { platform: query.platform, country: query.countryCode?.toUpperCase() }
    return { data: await listWinners(services, filter, sliceOf(query)) }
  }),
}
