import type { GameCardData } from '../../../shared/games/game-card-data.ts'
import { pictureOf } from '../../../shared/games/game-card-data.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useMarkedGames } from '../../../shared/player/favorites.ts'
import { type GameTag, tagOf, tellingLabels } from './game-tag.ts'
import { useAwake } from '../rows/use-awake.ts'
import { useCardActions } from './use-card-actions.ts'
import { useHasPointer } from './use-has-pointer.ts'
import styles from './game-card.module.css'

/** CSS pixels of the cover's first density. */
const COVER_WIDTH = 200
/**
 * What a card takes of a phone, and at most elsewhere. A hair too little: nobody sees a cover drawn at 96 %, but
 * the next larger one has twice the bytes.
 */
const COVER_SIZES = '(max-width: 767px) 27vw, 180px'

export interface GameCardsProps {
  games: readonly GameCardData[]
  /** How many covers stand above the fold and load at once. */
  eagerCount?: number
}

/**
 * Cards as list items: plain anchors, hundreds of them on a page. The shell's one listener turns a click into
 * what the entry rule says; without a script the link leads to the game. Its heart, and with a mouse the way into
 * the demo, join it when the page is alive: they can do nothing before. Label and heart stand below the cover, because
 * every studio puts its title somewhere else on it.
 */
export function GameCards({ games, eagerCount = 0 }: GameCardsProps) {
  const { prefix, studioUrl, direction } = usePage()
  // A title in another script is cut off at its own end.
  const dir = direction === 'rtl' ? 'auto' : undefined
  const tags = useText('globalComponents.gameTags').at<GameTag[]>('gameTagsList') ?? []
  const telling = tellingLabels(games)
  const text = useText('globalComponents.cardsGroup')
  const marked = useMarkedGames()
  const isAwake = useAwake()
  const hasPointer = useHasPointer()
  const { onHeart, onDemo } = useCardActions()
  return games.map((game, index) => {
    const { src, srcSet } = pictureOf(studioUrl, game.cover, COVER_WIDTH)
    const tag = game.label !== null && telling.has(game.label) ? tagOf(game.label, tags) : undefined
    const href = `${prefix}/games/${game.identity}`
    return (
      <li key={game.identity} className={styles.item} data-eager={index < eagerCount ? '' : undefined}>
        <a
          className={styles.card}
          href={href}
          data-game={game.identity}
          data-name={game.name}
          data-demo={game.isDemo ? '' : undefined}
        >
          <span className={styles.cover} data-tone={game.tone ?? undefined}>
            <img
              src={src}
              srcSet={srcSet}
              sizes={COVER_SIZES}
              width={COVER_WIDTH}
              height="300"
              alt=""
              loading={index < eagerCount ? undefined : 'lazy'}
            />
          </span>
          <span className={styles.name} dir={dir}>
            {game.name}
          </span>
          <span className={styles.about}>
            {tag && (
              <span className={styles.tag} data-colour={tag.color}>
                {tag.label}
              </span>
            )}
            <span className={styles.provider} dir={dir}>
              {game.provider}
            </span>
          </span>
        </a>
        {isAwake && hasPointer && game.isDemo && (
          <a
            className={styles.demo}
            href={href}
            aria-label={text('demoLabel', { game: game.name })}
            data-action="demo"
            onClick={onDemo}
          >
            {text('demoButton')}
          </a>
        )}
        {isAwake && (
          <button
            type="button"
            className={styles.heart}
            aria-pressed={marked.has(game.identity)}
            aria-label={text('favoriteLabel', { game: game.name })}
            data-heart={game.identity}
            onClick={onHeart}
          />
        )}
      </li>
    )
  })
}

/** What a shelf of a phone or a desk shows at first. */
const PLACES = 9

/** The room that cards will take which are still on their way. */
export function CardPlaces() {
  return Array.from({ length: PLACES }, (_, index) => (
    <li key={index} className={styles.item} aria-hidden="true">
      <span className={styles.card}>
        <span className={styles.cover} />
        <span className={styles.name}>{'\u00A0'}</span>
        <span className={styles.about}>{'\u00A0'}</span>
      </span>
    </li>
  ))
}
