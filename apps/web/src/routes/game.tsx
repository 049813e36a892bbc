import { Suspense, lazy } from 'react'
import type { GamePageData } from '../features/play/game-page-data.ts'
import { StagePlaceholder } from '../features/play/stage-placeholder.tsx'
import { island } from '../shared/page/island.tsx'
import { useSession } from '../shared/session/use-session.ts'
import type { GameData } from './game-load.ts'
import { pageLoader } from './page-loader.ts'
import { useRest } from './use-rest.ts'
import { usePageData } from './use-page-data.ts'
import own from './game.module.css'
import styles from './lobby.module.css'

const loadStage = () => import('../features/play/game-stage.tsx').then((module) => ({ default: module.GameStage }))
const loadLoader = () => import('./game-load.ts')

const GameStage = lazy(loadStage)
const GameBlocks = island(() => import('./game-blocks.tsx').then((module) => module.GameBlocks))

export const load = pageLoader(GameBlocks, loadLoader)

/** Fetches the parts of the page ahead of the first game that is opened. */
export const prepare = () => Promise.all([loadStage(), loadLoader(), GameBlocks.preload()])

export function Page() {
  const data = usePageData<GameData>()
  useRest(data)
  return (
    <div className={styles.stack}>
      <Stage game={data.game} />
      <div className={own.below}>
        <GameBlocks data={data} />
      </div>
    </div>
  )
}

/** The game as soon as it is known who plays; until then its place. */
function Stage({ game }: { game: GamePageData }) {
  const { status } = useSession()
  const placeholder = <StagePlaceholder game={game} />
  if (status === 'unknown') return placeholder
  return (
    <Suspense fallback={placeholder}>
      <GameStage key={game.identity} game={game} />
    </Suspense>
  )
}
