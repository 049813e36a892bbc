import { Picture } from '@baize/ui/picture'
import { Skeleton } from '@baize/ui/skeleton'
import type { GameCardData } from '../../shared/games/game-card-data.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import styles from './game-covers.module.css'

interface GameCoversProps {
  /** Undefined while they are on their way. */
  games: readonly GameCardData[] | undefined
  /** How many to keep room for meanwhile. */
  placesMax: number
  /** Writes the names below the covers. */
  isNamed?: boolean
}

/** Games as covers that lead to them. */
export function GameCovers({ games, placesMax, isNamed }: GameCoversProps) {
  const info = usePage()
  if (!games)
    return (
      <div className={styles.covers} data-named={isNamed || undefined} aria-busy="true">
        {Array.from({ length: placesMax }, (_, place) => (
          <span key={place} className={styles.place}>
            <Skeleton />
          </span>
        ))}
      </div>
    )
  return (
    <ul className={styles.covers} data-named={isNamed || undefined}>
      {games.map(({ identity, name, cover }) => {
        const [one, two, three] = cover.map((path) => (path.startsWith('http') ? path : info.studioUrl + path))
        return (
          <li key={identity}>
            <a
              className={styles.game}
              href={hrefIn(info, `/games/${identity}`)}
              aria-label={isNamed ? undefined : name}
            >
              <span className={styles.cover}>
                <Picture
                  src={{ '1x': one, '2x': two, '3x': three }}
                  alt=""
                  width={200}
                  height={300}
                  fallback="/pictures/default-vertical.svg"
                />
              </span>
              {isNamed && <span className={styles.name}>{name}</span>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
