import { Platform, TournamentState } from '@baize/contract/kinds'
import { loadShelves, shelfCollections } from '../features/catalogue/rows/load-shelves.ts'
import { type ProviderData, orderedProviders } from '../features/catalogue/providers/provider-data.ts'
import type { ShelvesData } from '../features/catalogue/rows/shelves-data.ts'
import { type ActivityRow, ROWS_MAX, rowOfWinner } from '../features/lobby/activity/activity.ts'
import { firstPictures } from '../features/lobby/banner-images.ts'
import { readPart, type Text } from '../shared/content/text.ts'
import { type GameCardData, toCardData } from '../shared/games/game-card-data.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { findPage, listPages } from './find-page.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'

export interface LobbyData extends WithMeta {
  shelves: ShelvesData
  providers: ProviderData[]
  activity: ActivityRow[]
  /** The game in the light and the collection it leads to; `null` when the content tree shows none. */
  spotlight: { game: GameCardData; collection: string } | null
  /** The name of the tournament that ends next; `null` while none runs. */
  tournament: string | null
}

/** The shelves named by the content tree, in its order; all of them when it names none. */
export async function load({ api, info, content }: LoadInput): Promise<LobbyData> {
  const home = readPart(content.get('pages.home'))
  const wanted = home.at<{ identity: string }[]>('gameCollections')
  const collections = wanted
    ? wanted.flatMap(({ identity }) => info.collections.filter((collection) => collection.identity === identity))
    : shelfCollections(info)
  const place = { platform: Platform.desktop, countryCode: info.country ?? 'UA' }
  const [shelves, spotlit, tournament, providers, winners, meta] = await Promise.all([
    loadShelves(api, info, collections),
    loadSpotlit({ api, info }, home),
    nameOfRunning({ api, content }),
    api.call('listProviders', {}),
    home.at('activityBoard.showBlock') ? api.call('listWinners', { query: { perPage: ROWS_MAX, ...place } }) : [],
    metaOf(content, 'pages.home'),
  ])
  return {
    shelves,
    providers: orderedProviders(providers, readPart(content.get('globalComponents.cardsGroup'))),
    activity: winners.map((winner) => rowOfWinner(winner, info.currencies, null)),
    spotlight: spotlit && { game: spotlit, collection: home('aeroGroup.collectionIdentity') },
    tournament,
    meta: { ...meta, preloadImages: firstPictures(home.at('banners.0.images'), info.direction) },
  }
}

async function loadSpotlit({ api }: Pick<LoadInput, 'api' | 'info'>, home: Text): Promise<GameCardData | null> {
  if (!home.at('aeroGroup.display')) return null
  const [game] = await api.call('listGames', { query: { identity: [home('aeroGroup.game.identity')] } })
  return game ? toCardData(game) : null
}

async function nameOfRunning({ api, content }: Pick<LoadInput, 'api' | 'content'>): Promise<string | null> {
  const identity = (await listPages(content, 'tournaments')).map(({ pageIdentity }) => pageIdentity)
  const query = { identity, state: [TournamentState.running], perPage: 1 }
  const [running] = identity.length > 0 ? await api.call('listTournaments', { query }) : []
  const page = running && (await findPage(content, 'tournaments', running.identity))
  return page ? readPart(content.get(page.part))('name') : null
}
