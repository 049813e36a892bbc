import { type GameCardData, pictureOf } from '../../shared/games/game-card-data.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import styles from './search-dialog.module.css'

/** Games one can go to straight away: a player for real money, a guest to the demo where there is one. */
export function SearchResults({ games, onFollow }: { games: readonly GameCardData[]; onFollow: () => void }) {
  const { prefix, studioUrl } = usePage()
  const text = useText('layout.header')
  const { isPlayer } = useSession()
  return (
    <ul className={styles.results}>
      {games.map((game) => {
        const { src, srcSet } = pictureOf(studioUrl, game.cover)
        const isReal = isPlayer || !game.isDemo
        return (
          <li key={game.identity}>
            <a
              className={styles.result}
              href={`${prefix}/games/${game.identity}${isReal ? '?real=true' : ''}`}
              onClick={onFollow}
            >
              <img src={src} srcSet={srcSet} width="48" height="72" alt="" decoding="async" />
              <span className={styles.words}>
                <span className={styles.name}>{game.name}</span>
                <span className={styles.provider}>{game.provider}</span>
              </span>
              <span className={styles.mode} data-mode={isReal ? 'real' : 'demo'}>
                {text(isReal ? 'search.realLabel' : 'search.demoLabel')}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
