import type { GameCardData } from '../../shared/games/game-card-data.ts'
import { pictureOf } from '../../shared/games/game-card-data.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { type GameTag, tagOf } from './game-tag.ts'
import styles from './game-card.module.css'

export interface GameCardsProps {
  games: readonly GameCardData[]
  /** How many covers stand above the fold and load at once. */
  eagerCount?: number
}

/**
 * Cards as list items: plain anchors, hundreds of them on a page. The shell's one listener turns a click into
 * what the entry rule says; without a script the link leads to the game.
 */
export function GameCards({ games, eagerCount = 0 }: GameCardsProps) {
  const { prefix, studioUrl } = usePage()
  const tags = useText('globalComponents.gameTags').at<GameTag[]>('gameTagsList') ?? []
  return games.map((game, index) => {
    const { src, srcSet } = pictureOf(studioUrl, game.cover)
    const tag = game.label === null ? undefined : tagOf(game.label, tags)
    const isEager = index < eagerCount
    return (
      <li key={game.identity} className={styles.item}>
        <a
          className={styles.card}
          href={`${prefix}/games/${game.identity}`}
          data-game={game.identity}
          data-name={game.name}
          data-demo={game.isDemo ? '' : undefined}
        >
          <span className={styles.cover} data-tone={game.tone ?? undefined}>
            <img
              src={src}
              srcSet={srcSet}
              width="200"
              height="300"
              alt=""
              loading={isEager ? undefined : 'lazy'}
              decoding="async"
            />
            {tag && (
              <span className={styles.tag} data-colour={tag.color}>
                {tag.label}
              </span>
            )}
          </span>
          <span className={styles.name}>{game.name}</span>
          <span className={styles.provider}>{game.provider}</span>
        </a>
      </li>
    )
  })
}
