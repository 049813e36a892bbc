import { useEffect, useState } from 'react'
import { api } from '../../shared/api.ts'
import { type GameCardData, pictureOf, toCardData } from '../../shared/games/game-card-data.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import styles from './site-menu.module.css'

/** A few games below a line of the menu, named by the content tree; those that are not there are left out. */
export function MenuGames({ identities }: { identities: readonly string[] }) {
  const { prefix, studioUrl } = usePage()
  const [games, setGames] = useState<GameCardData[] | null>(null)
  const wanted = identities.join(' ')
  useEffect(() => {
    let isCurrent = true
    const asked = wanted.split(' ').map((id) => api.call('getGame', { params: { id } }))
    void Promise.allSettled(asked).then((answers) => {
      const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [toCardData(answer.value)] : []))
      if (isCurrent) setGames(found)
    })
    return () => void (isCurrent = false)
  }, [wanted])

  if (!games) return <div className={styles.gamesWaiting} />
  return (
    <ul className={styles.games}>
      {games.map((game) => {
        const { src, srcSet } = pictureOf(studioUrl, game.cover)
        return (
          <li key={game.identity}>
            <a
              href={`${prefix}/games/${game.identity}`}
              data-game={game.identity}
              data-name={game.name}
              data-demo={game.isDemo ? '' : undefined}
              title={game.name}
            >
              <img src={src} srcSet={srcSet} width="48" height="72" alt={game.name} decoding="async" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
