import type { Client } from '@baize/client'
import type { Tournament } from '@baize/contract'
import { TournamentState } from '@baize/contract/kinds'
import { notFound } from '@tanstack/react-router'
import { type GameConditions, tournamentGames } from '../features/catalogue/games/tournament-games.ts'
import { type TournamentContent, toTournamentContent } from '../features/tournaments/tournament-content.ts'
import { readPart } from '../shared/content/text.ts'
import { type GameCardData, toCardData } from '../shared/games/game-card-data.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { one } from '../shared/page/search.ts'
import { findPage } from './find-page.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'

export interface TournamentData extends WithMeta {
  tournament: Tournament
  content: TournamentContent
  /** Names of the collections its conditions name. */
  collections: string[]
  /** What its games are among. */
  conditions: GameConditions
  games: GameCardData[]
  gameCount: number
}

const OVER = [TournamentState.finished, TournamentState.closed]
const OPEN = [TournamentState.running, TournamentState.scheduled]

/** A tournament that the content tree has a page of: the one that runs or comes, or one that is over where that is asked. */
export async function load({ api, info, content, params, search }: LoadInput): Promise<TournamentData> {
  const identity = params.identity!
  const { part } = (await findPage(content, 'tournaments', identity)) ?? {}
  if (!part) throw notFound()
  const isFinished = one(search, 'finished') === 'true'
  const tournament = await findTournament(api, identity, { isFinished, held: one(search, 'held') })
  const { gameCollections = [], gameCollectionsExcluded = false } = tournament.conditions
  const [all, meta] = await Promise.all([api.call('listCollections', {}), metaOf(content, part)])
  const named = all.filter((collection) => gameCollections.includes(collection.identity))
  const conditions = { collections: gameCollections, isExcluded: gameCollectionsExcluded }
  const games = await api.callWithMeta('listGames', { query: tournamentGames(conditions, info.country, 1) })
  return {
    tournament,
    content: toTournamentContent(identity, readPart(content.get(part))),
    collections: named.map(
      (collection) => info.collections.find(({ id }) => id === collection.id)?.label ?? collection.name,
    ),
    conditions,
    games: games.data.map(toCardData),
    gameCount: games.meta.totalRows,
    meta: { ...meta, canonicalPath: `/tournaments/${identity}` },
  }
}

async function findTournament(
  api: Client,
  identity: string,
  { isFinished, held }: { isFinished: boolean; held: string | undefined },
): Promise<Tournament> {
  const list = (state: Tournament['state'][]) =>
    api.call('listTournaments', { query: { identity: [identity], state, perPage: 50 } })
  const found = isFinished ? await list(OVER) : await list(OPEN)
  const listed = found.find(({ id }) => id === held) ?? found[0] ?? (isFinished ? undefined : (await list(OVER))[0])
  if (!listed) throw notFound()
  return api.call('getTournament', { params: { id: listed.id } })
}
