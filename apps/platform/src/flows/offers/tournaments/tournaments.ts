import type { LeaderboardRow, Tournament as TournamentView } from '@baize/contract'
import { TournamentState, TournamentType } from '@baize/contract/kinds'
import type { Queryable, Tx } from '@baize/database'
import { assert, isUuid, Refusal } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { BASE_CURRENCY, currencyByCode, readSettings } from '../../../modules/ground/settings/index.ts'
import { findActiveAccount } from '../../../modules/money/wallet/index.ts'
import { nameIn } from '../../../modules/offers/bonuses/index.ts'
import {
  countShown,
  insertEntry,
  listPrizes,
  listShown,
  readBoard,
  readByIdentity,
  readStandings,
  readTournament,
  type Standing,
  stateOf,
  type Tournament,
} from '../../../modules/offers/tournaments/index.ts'
import { findNicknames, findPlayer } from '../../../modules/person/players/index.ts'
import type { Services } from '../../../services.ts'
import { mayBePromotedTo } from '../../play/breaks.ts'
import { rulesFor } from '../../person/player-rules.ts'
import { pointsIn, prizeViews } from './tournament-words.ts'
import type { Words } from '../wheels/wheel-words.ts'

interface Filter {
  state?: number[] | undefined
  identity?: string[] | undefined
}

/** Who looks: a player, or a guest somewhere. */
export interface Looker {
  playerId: string | null
  country: string | null
}

/** The tournaments everybody is shown: what runs and comes first, then what is over. */
export async function listTournaments(
  db: Queryable,
  services: Services,
  { state: states, identity: identities }: Filter,
  { country, slice }: { country: string | null; slice: { limit: number; offset: number } },
) {
  const now = services.clock.now()
  const filter = { states, identities }
  const rows = await listShown(db, filter, now, slice)
  const mayJoin = (offer: Tournament['offer']) => mayGuest(services, offer, country)
  return {
    rows: rows.map((row) => tournamentView(row, { now, locale: null, mayJoin: mayJoin(row.offer) })),
    totalRows: await countShown(db, filter, now),
  }
}

/**
 * One tournament, by its id or the identity of its page, with prizes in the currency of whoever looks, the leaderboard,
 * and a player's own entry. Refuses `not_found`.
 */
export async function tournamentFor(
  db: Queryable,
  services: Services,
  id: string,
  { playerId, country }: Looker,
): Promise<TournamentView> {
  const now = services.clock.now()
  const tournament = await shownTournament(db, id, now)
  const state = stateOf(tournament, now)
  const isRanked = state > TournamentState.scheduled
  // Asked for at once: none of these needs another one, but the prizes the words.
  const words = wordsFor(db, services, playerId)
  const [{ locale }, prizes, mayJoin, [own], leaderboard] = await Promise.all([
    words,
    words.then((said) => prizesOf(db, tournament, said)),
    playerId ? mayTakePart(db, services, tournament, playerId) : mayGuest(services, tournament.offer, country),
    playerId && isRanked ? readStandings(services.pool, tournament.id, [playerId]) : [],
    isRanked ? boardOf(db, tournament.id) : [],
  ])
  return {
    ...tournamentView(tournament, { now, locale, mayJoin }),
    prizes,
    leaderboard,
    ...(playerId && { playerEntry: own ? { points: pointsIn(own.points), place: own.place } : null }),
  }
}

async function shownTournament(db: Queryable, id: string, now: Date): Promise<Tournament> {
  const found = isUuid(id) ? await readTournament(db, id) : await readByIdentity(db, id, now)
  if (!found || found.stoppedAt) throw new Refusal('not_found')
  return found
}

/** The first places with the nicknames of who stands there. */
export async function boardOf(db: Queryable, tournamentId: string): Promise<LeaderboardRow[]> {
  return boardView(db, await readBoard(db, tournamentId))
}

export async function boardView(db: Queryable, rows: readonly Standing[]): Promise<LeaderboardRow[]> {
  const nicknames = await findNicknames(
    db,
    rows.map(({ playerId }) => playerId),
  )
  return rows.map(({ playerId, place, points }) => ({
    playerId,
    nickname: nicknames.get(playerId) ?? null,
    place,
    points: pointsIn(points),
  }))
}

/** The prizes, with who won them once the places are fixed. */
export async function prizesOf(db: Queryable, tournament: Tournament, words: Words) {
  const views = prizeViews(tournament, words)
  if (!tournament.rankedAt) return views
  const won = new Map((await listPrizes(db, tournament.id)).map((prize) => [prize.place, prize]))
  const nicknames = await findNicknames(
    db,
    [...won.values()].map(({ playerId }) => playerId),
  )
  return views.map((view) => {
    const prize = won.get(view.place)
    if (!prize) return view
    const { playerId, points, joinedAt, reachedAt } = prize
    const nickname = nicknames.get(playerId) ?? null
    const [createdAt, updatedAt] = [joinedAt.toISOString(), reachedAt.toISOString()]
    return { ...view, entry: { playerId, nickname, points: pointsIn(points), createdAt, updatedAt } }
  })
}

/** What says prizes in a player's language and currency, and to everybody in the base currency. */
export async function wordsFor(db: Queryable, services: Services, playerId: string | null): Promise<Words> {
  const [player, account] = playerId
    ? [await findPlayer(db, playerId), await findActiveAccount(db, playerId)]
    : [undefined, undefined]
  const { currencies } = await readSettings(services, db)
  const unitsOf = (wanted: string) => currencies.find(({ code }) => code === wanted)
  const units = (account && unitsOf(account.currency)) ?? unitsOf(BASE_CURRENCY)
  assert(units, 'the base currency is one of the house')
  return { book: services.offers.current(), units, locale: player?.locale ?? null }
}

function mayGuest({ packs, clock }: Services, { countries, segments }: Tournament['offer'], country: string | null) {
  return (
    segments.length === 0 &&
    (countries.length === 0 || (country !== null && countries.includes(country))) &&
    packs.rulesOf(country, clock.now()).bonuses === 'any'
  )
}

async function mayTakePart(db: Queryable, services: Services, { offer }: Tournament, playerId: string) {
  const player = await findPlayer(db, playerId)
  assert(player, 'a session belongs to a player')
  const { countries, segments } = offer
  return (
    (countries.length === 0 || (player.country !== null && countries.includes(player.country))) &&
    (segments.length === 0 || segments.some((id) => player.segmentIds.includes(id))) &&
    (await rulesFor(db, services, playerId)).bonuses === 'any' &&
    (await mayBePromotedTo(db, services, playerId))
  )
}

/**
 * Has a player take part from now on; whoever does already goes on. Refuses `not_found`, and `tournament_closed` before it
 * begins, once it is over, and to whoever may not be offered it.
 */
export async function joinTournament(tx: Tx, services: Services, id: string, playerId: string): Promise<void> {
  const now = services.clock.now()
  const tournament = await shownTournament(tx, id, now)
  if (stateOf(tournament, now) !== TournamentState.running) throw new Refusal('tournament_closed')
  if (!(await mayTakePart(tx, services, tournament, playerId))) throw new Refusal('tournament_closed')
  await insertEntry(tx, tournament.id, playerId, now)
}

interface Look {
  now: Date
  locale: string | null
  mayJoin: boolean
}

function tournamentView(tournament: Tournament, { now, locale, mayJoin }: Look): TournamentView {
  const { id, identity, offer, startsAt, endsAt, countsUntil } = tournament
  const state = stateOf(tournament, now)
  return {
    id,
    identity,
    title: nameIn(offer, locale),
    names: offer.names,
    type: TournamentType[offer.counts],
    state,
    countsUntil: countsUntil.toISOString(),
    startAt: startsAt.toISOString(),
    endAt: endsAt.toISOString(),
    isAvailable: mayJoin && state === TournamentState.running,
    confirmationRequired: offer.needsJoining,
    rates: ratesOf(tournament),
    conditions: conditionsOf(tournament),
  }
}

/** Points for a main unit of each currency, to six digits that mean something. */
function ratesOf({ offer: { pointsPerMain }, currencies }: Tournament): TournamentView['rates'] {
  return {
    baseCurrencyRate: pointsPerMain,
    currencyRates: Object.entries(currencies).map(([isoCode, { rate }]) => ({
      isoCode,
      rate: Number(((pointsPerMain * Number(subunitsOf(isoCode))) / rate).toPrecision(6)),
    })),
  }
}

function conditionsOf({ offer: { games, stake }, currencies }: Tournament): TournamentView['conditions'] {
  const inMain = (amount: string | null, isoCode: string) =>
    amount === null ? null : toMainNumber(BigInt(amount), subunitsOf(isoCode))
  return {
    gameCollections: games.collections,
    gameCollectionsExcluded: games.isExcluded,
    minAmount: stake.from?.base ?? null,
    minAmountOp: 'gte',
    maxAmount: stake.to?.base ?? null,
    maxAmountOp: 'lte',
    currencies: Object.entries(currencies).map(([isoCode, { from, to }]) => ({
      isoCode,
      minAmount: inMain(from, isoCode),
      maxAmount: inMain(to, isoCode),
    })),
  }
}

function subunitsOf(isoCode: string): bigint {
  const definition = currencyByCode(isoCode)
  assert(definition, 'tournaments count in currencies of the house')
  return BigInt(definition.subunitToUnit)
}
