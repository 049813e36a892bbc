import { notFound } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { GameCards } from '../features/catalogue/game-card.tsx'
import { Row } from '../features/catalogue/row.tsx'
import { rowQuery } from '../features/catalogue/row-query.ts'
import { GameInfo } from '../features/play/game-info.tsx'
import { type GamePageData, toGamePageData } from '../features/play/game-page-data.ts'
import { StagePlaceholder } from '../features/play/stage-placeholder.tsx'
import { readPart } from '../shared/content/text.ts'
import { type GameCardData, coverOf, pictureOf, toCardData } from '../shared/games/game-card-data.ts'
import { useText } from '../shared/page/page-context.tsx'
import type { WithMeta } from '../shared/page/page-data.ts'
import { useSession } from '../shared/session/use-session.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { PageTitle } from './page-title.tsx'
import { usePageData } from './use-page-data.ts'
import styles from './lobby.module.css'

const GameStage = lazy(() =>
  import('../features/play/game-stage.tsx').then((module) => ({ default: module.GameStage })),
)

export interface GameData extends WithMeta {
  game: GamePageData
  /** The collection it is shown in, by identity. */
  shelf: string | null
  recommended: GameCardData[]
}

/** A game by id or identity with games beside it on the shelf. */
export async function load({ api, info, content, params }: LoadInput): Promise<GameData> {
  const game = await api.call('getGame', { params: { id: params.id! } }).catch((error: unknown) => {
    throw isNotFound(error) ? notFound() : error
  })
  const shelf = game.collections.find(({ isHidden }) => !isHidden)
  const [neighbours, meta] = await Promise.all([
    shelf ? api.call('listGames', { query: rowQuery(shelf.id, info.country) }) : [],
    metaOf(content, 'pages.game', {
      game: game.name,
      provider: game.provider.name,
      volatility: readPart(content.get('pages.game'))(`volatility.${game.volatility}`) || game.volatility,
    }),
  ])
  return {
    game: toGamePageData(game),
    shelf: shelf?.identity ?? null,
    recommended: neighbours.filter(({ id }) => id !== game.id).map(toCardData),
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

export function Page() {
  const { game, recommended } = usePageData<GameData>()
  const cards = useText('globalComponents.cardsGroup')
  const { status } = useSession()
  return (
    <div className={styles.stack}>
      {status === 'unknown' ? (
        <StagePlaceholder game={game} />
      ) : (
        <Suspense fallback={<StagePlaceholder game={game} />}>
          <GameStage key={game.identity} game={game} />
        </Suspense>
      )}
      <PageTitle>{game.name}</PageTitle>
      <GameInfo game={game} />
      {recommended.length > 0 && (
        <Row
          id="recommended"
          title={cards('recommendedSubtitle')}
          previousLabel={cards('previousLabel')}
          nextLabel={cards('nextLabel')}
        >
          <GameCards games={recommended} />
        </Row>
      )}
    </div>
  )
}
