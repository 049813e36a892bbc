import { pictureOf } from '../../shared/games/game-card-data.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import type { GamePageData } from './game-page-data.ts'
import bar from './bar/game-bar.module.css'
import styles from './game-stage.module.css'
import own from './stage-placeholder.module.css'

/** The game's frame before it is known who plays: same size, its cover in the middle. */
export function StagePlaceholder({ game }: { game: GamePageData }) {
  const { studioUrl } = usePage()
  const { src, srcSet } = pictureOf(studioUrl, game.cover)
  return (
    <div className={styles.stage}>
      <div className={bar.bar} />
      <div className={styles.frame}>
        <img className={own.cover} src={src} srcSet={srcSet} width="200" height="300" alt="" />
      </div>
    </div>
  )
}
