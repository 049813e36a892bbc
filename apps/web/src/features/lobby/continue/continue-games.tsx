import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pictureOf, toCardData } from '../../../shared/games/game-card-data.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { playedQuery } from '../../../shared/player/queries.ts'
import { PlayerScope } from '../../../shared/query/player-scope.tsx'
import { markPlayed } from './played-mark.ts'
import styles from './continue.module.css'

const COUNT_MAX = 8
/** CSS pixels of the cover's first density. */
const COVER_WIDTH = 200

/** The games played last, the latest first, each one tap away. */
export function ContinueGames() {
  return (
    <PlayerScope>
      <Games />
    </PlayerScope>
  )
}

function Games() {
  const { country, prefix, studioUrl, direction } = usePage()
  const text = useText('globalComponents.cardsGroup')
  const { data } = useQuery(playedQuery(country))
  useEffect(() => {
    if (data) markPlayed(data.length > 0)
  }, [data])
  if (!data || data.length === 0) return null
  // A title in another script is cut off at its own end.
  const dir = direction === 'rtl' ? 'auto' : undefined
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className={styles.title}>
        {text('continueTitle')}
      </h2>
      <ul className={styles.list}>
        {data
          .slice(0, COUNT_MAX)
          .map(toCardData)
          .map((game) => (
            <li key={game.identity}>
              <a
                className={styles.game}
                href={`${prefix}/games/${game.identity}`}
                data-game={game.identity}
                data-name={game.name}
                data-demo={game.isDemo ? '' : undefined}
              >
                <img
                  className={styles.cover}
                  {...pictureOf(studioUrl, game.cover, COVER_WIDTH)}
                  sizes="56px"
                  width="56"
                  height="56"
                  alt=""
                />
                <span className={styles.words}>
                  <span className={styles.name} dir={dir}>
                    {game.name}
                  </span>
                  <span className={styles.studio} dir={dir}>
                    {game.provider}
                  </span>
                </span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
