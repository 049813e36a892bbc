import { QuestState } from '@baize/contract/kinds'
import { levelsFor, loyaltyOf, pointTermsFor } from '../../flows/offers/loyalty/loyalty-levels.ts'
import { giveUpQuest, listQuests, takeQuest } from '../../flows/offers/quests/quests.ts'
import { spinWheel } from '../../flows/offers/wheels/spin-wheel.ts'
import { listWheelDraws, listWheelSeeds } from '../../flows/offers/wheels/wheel-draws.ts'
import { joinTournament, listTournaments, tournamentFor } from '../../flows/offers/tournaments/tournaments.ts'
import { listWheels } from '../../flows/offers/wheels/wheels.ts'
import { TAKEN_STATES } from '../../modules/offers/quests/index.ts'
import { findPlayer } from '../../modules/person/players/index.ts'
import { type Handlers, handle, handleRead } from '../handler.ts'
import { metaOf, sliceOf, wholeMeta } from '../paging.ts'

export const retentionHandlers: Handlers = {
  getLoyaltyAccount: handleRead('getLoyaltyAccount', async ({ caller, db }) => ({
    data: await loyaltyOf(db, caller.playerId),
  })),

  getPointTerms: handleRead('getPointTerms', async ({ query, services, db }) => ({
    data: await pointTermsFor(db, services, query.currency),
  })),

  listLoyaltyLevels: handleRead('listLoyaltyLevels', async ({ query, visitor, services, db }) => {
    const { sortBy = 'order', sortOrder = 'asc', currency, page, perPage } = query
    const sign = sortOrder === 'asc' ? 1 : -1
    const levels = (await levelsFor(db, services, { currency, country: visitor.country })).toSorted(
      (left, right) => sign * (left[sortBy] - right[sortBy]),
    )
    if (page === undefined && perPage === undefined) return { data: levels, meta: wholeMeta(levels.length) }
    const { limit, offset } = sliceOf(query)
    return { data: levels.slice(offset, offset + limit), meta: metaOf(query, levels.length) }
  }),

  listTournaments: handleRead('listTournaments', async ({ query, visitor, services, db }) => {
    const around = { country: visitor.country, slice: sliceOf(query) }
    const { rows, totalRows } = await listTournaments(db, services, query, around)
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  getTournament: handleRead('getTournament', async ({ params, caller, visitor, services, db }) => {
    const looker = { playerId: caller?.playerId ?? null, country: visitor.country }
    return { data: await tournamentFor(db, services, params.id, looker) }
  }),

  joinTournament: handle('joinTournament', async ({ params, caller: { playerId }, services, tx }) => {
    await joinTournament(tx, services, params.id, playerId)
    return { data: { message: 'Joined' } }
  }),

  listWheels: handleRead('listWheels', async ({ query, caller, visitor, services, db }) => {
    const who = { playerId: caller?.playerId ?? null, country: visitor.country }
    const wheels = (await listWheels(db, services, who)).filter(
      ({ identity, state }) =>
        (!query.identity || query.identity.includes(identity)) && (!query.state || query.state.includes(state)),
    )
    if (query.page === undefined && query.perPage === undefined) return { data: wheels, meta: wholeMeta(wheels.length) }
    const { limit, offset } = sliceOf(query)
    return { data: wheels.slice(offset, offset + limit), meta: metaOf(query, wheels.length) }
  }),

  spinWheel: handle('spinWheel', async ({ params, query, caller: { playerId }, requestKey, services, tx }) => {
    const turn = { playerId, wheelId: params.id, commitment: query.commitment, playerKey: requestKey ?? '' }
    return { data: await spinWheel(tx, services, turn) }
  }),

  listWheelSeeds: handleRead('listWheelSeeds', async ({ params, query, db }) => {
    const { rows, totalRows } = await listWheelSeeds(db, params.id, sliceOf(query))
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  listWheelDraws: handleRead('listWheelDraws', async ({ params, query, caller: { playerId }, services, db }) => {
    const locale = (await findPlayer(db, playerId))?.locale ?? null
    const of = { playerId, wheelId: params.id, locale }
    const { rows, totalRows } = await listWheelDraws(db, services, of, sliceOf(query))
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  listQuests: handleRead('listQuests', async ({ query, caller: { playerId }, services, db }) => {
    const wish = {
      playerId,
      currency: query.currency,
      states: query.state ?? [QuestState.available],
      ...sliceOf(query),
    }
    const { rows, totalRows } = await listQuests(db, services, wish)
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  listPlayerQuests: handleRead('listPlayerQuests', async ({ query, caller: { playerId }, services, db }) => {
    const states = (query.state ?? TAKEN_STATES).filter((state) => state !== QuestState.available)
    const wish = { playerId, currency: query.currency, states, ...sliceOf(query) }
    const { rows, totalRows } = await listQuests(db, services, wish)
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  activateQuest: handle('activateQuest', async ({ params, caller: { playerId }, services, tx }) => ({
    data: await takeQuest(tx, services, playerId, params.id),
  })),

  cancelPlayerQuest: handle('cancelPlayerQuest', async ({ params, caller: { playerId }, services, tx }) => ({
    data: await giveUpQuest(tx, services, playerId, params.id),
  })),
}
