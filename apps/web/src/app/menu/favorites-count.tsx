import { useFormat } from '../../shared/page/use-format.ts'
import { useMarkedGames } from '../../shared/player/favorites.ts'
import styles from './site-menu.module.css'

/** How many games the player has marked; nothing for guests and for none. */
export function FavoritesCount() {
  const format = useFormat()
  const { size } = useMarkedGames()
  return size > 0 && <span className={styles.count}>{format.count(size)}</span>
}
