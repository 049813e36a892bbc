import type { Game } from '@baize/contract'
import { notFound } from '@tanstack/react-router'
import { ROW_SIZE, rowQuery } from '../features/catalogue/rows/row-query.ts'
import { type GamePageData, fromKnownGame, toGamePageData } from '../features/play/game-page-data.ts'
import { relatedTo, themesOf } from '../features/play/related.ts'
import { readPart } from '../shared/content/text.ts'
import { type GameCardData, coverOf, pictureOf, toCardData } from '../shared/games/game-card-data.ts'
import { takeKnownGame } from '../shared/games/known-game.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'

export interface GameData extends WithMeta {
  game: GamePageData
  /** The collection it is shown in, by identity. */
  shelf: string | null
  /** Games like it; `null` until they are there. */
  recommended: GameCardData[] | null
  /** Asks for what is not there yet; a browser does it when the game has got what it needs of the line. */
  rest: ((isWanted: () => boolean) => Promise<void>) | null
}

/** Of how many games of each kind the likest are chosen. */
const CANDIDATES_MAX = 60

/** Pages whose rest has come, until their loader runs again. */
const whole = new Map<string, GameData>()

/** A game by id or identity with games like it; in a browser the game alone, or what the press on it knew. */
export async function load(input: LoadInput): Promise<GameData> {
  const id = input.params.id!
  const kept = whole.get(id)
  whole.delete(id)
  if (kept) return kept
  const isBrowser = typeof document !== 'undefined'
  const known = isBrowser ? takeKnownGame(id) : null
  if (known) {
    const meta = { ...(await metaOf(input.content, 'pages.game')), title: known.name }
    const rest = () => readGame(input)
    return { game: fromKnownGame(known), shelf: null, recommended: null, meta, rest: later(input, rest) }
  }
  const game = await readGame(input).catch((error: unknown) => {
    throw isNotFound(error) ? notFound() : error
  })
  if (!isBrowser) return pageOf(input, game, await recommend(input, game))
  return { ...(await pageOf(input, game, null)), rest: later(input, async () => game) }
}

/** Keeps the whole page for the loader's next run. A game that is gone is left to that run, which says so. */
function later(input: LoadInput, read: () => Promise<Game>): GameData['rest'] {
  return async (isWanted) => {
    const game = await read().catch((error: unknown) => {
      if (isNotFound(error)) return null
      throw error
    })
    const page = game && (await pageOf(input, game, await recommend(input, game).catch(() => [])))
    if (page && isWanted()) whole.set(input.params.id!, page)
  }
}

const readGame = ({ api, params }: LoadInput) => api.call('getGame', { params: { id: params.id! } })

async function recommend({ api, info }: LoadInput, game: Game): Promise<GameCardData[]> {
  const themes = themesOf(game)
  const candidates = { ...rowQuery(null, info.country), perPage: CANDIDATES_MAX }
  const lists = await Promise.all([
    themes.length > 0
      ? api.call('listGames', { query: { ...candidates, collectionId: themes.map(({ id }) => id) } })
      : [],
    api.call('listGames', { query: { ...candidates, providerId: [game.provider.id] } }),
  ])
  return relatedTo(game, lists.flat(), ROW_SIZE).map(toCardData)
}

async function pageOf({ info, content }: LoadInput, game: Game, recommended: GameCardData[] | null): Promise<GameData> {
  const meta = await metaOf(content, 'pages.game', {
    game: game.name,
    provider: game.provider.name,
    volatility: readPart(content.get('pages.game'))(`volatility.${game.volatility}`) || game.volatility,
  })
  const shelf = themesOf(game)[0] ?? game.collections.find(({ isHidden }) => !isHidden)
  return {
    game: toGamePageData(game),
    shelf: shelf?.identity ?? null,
    recommended,
    meta: {
      ...meta,
      image: pictureOf(info.studioUrl, coverOf(game, '200x300').slice(-1)).src,
      canonicalPath: `/games/${game.identity}`,
    },
    rest: null,
  }
}

/** By shape: on the server the client that failed may come from another bundle. */
function isNotFound(error: unknown): boolean {
  const { status } = error as { status?: number }
  return status === 404 || status === 422
}
