import { notFound } from '@tanstack/react-router'
import { ROW_SIZE, rowQuery } from '../features/catalogue/rows/row-query.ts'
import { type GamePageData, toGamePageData } from '../features/play/game-page-data.ts'
import { relatedTo, themesOf } from '../features/play/related.ts'
import { readPart } from '../shared/content/text.ts'
import { type GameCardData, coverOf, pictureOf, toCardData } from '../shared/games/game-card-data.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'

export interface GameData extends WithMeta {
  game: GamePageData
  /** The collection it is shown in, by identity. */
  shelf: string | null
  /** In the browser they are asked for when the game has got what it needs of the line. */
  recommended: GameCardData[] | (() => Promise<GameCardData[]>)
}

/** Of how many games of each kind the likest are chosen. */
const CANDIDATES_MAX = 60

/** A game by id or identity with games like it. */
export async function load({ api, info, content, params }: LoadInput): Promise<GameData> {
  const game = await api.call('getGame', { params: { id: params.id! } }).catch((error: unknown) => {
    throw isNotFound(error) ? notFound() : error
  })
  const themes = themesOf(game)
  const shelf = themes[0] ?? game.collections.find(({ isHidden }) => !isHidden)
  const candidates = { ...rowQuery(null, info.country), perPage: CANDIDATES_MAX }
  const recommend = async () => {
    const lists = await Promise.all([
      themes.length > 0
        ? api.call('listGames', { query: { ...candidates, collectionId: themes.map(({ id }) => id) } })
        : [],
      api.call('listGames', { query: { ...candidates, providerId: [game.provider.id] } }),
    ])
    return relatedTo(game, lists.flat(), ROW_SIZE).map(toCardData)
  }
  const [recommended, meta] = await Promise.all([
    typeof document === 'undefined' ? recommend() : recommend,
    metaOf(content, 'pages.game', {
      game: game.name,
      provider: game.provider.name,
      volatility: readPart(content.get('pages.game'))(`volatility.${game.volatility}`) || game.volatility,
    }),
  ])
  return {
    game: toGamePageData(game),
    shelf: shelf?.identity ?? null,
    recommended,
    meta: {
      ...meta,
      image: pictureOf(info.studioUrl, coverOf(game, '200x300').slice(-1)).src,
      canonicalPath: `/games/${game.identity}`,
    },
  }
}

/** By shape: on the server the client that failed may come from another bundle. */
function isNotFound(error: unknown): boolean {
  const { status } = error as { status?: number }
  return status === 404 || status === 422
}
