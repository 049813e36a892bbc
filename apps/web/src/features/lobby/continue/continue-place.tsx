import { Suspense, lazy } from 'react'
import { useSession } from '../../../shared/session/use-session.ts'
import styles from './continue.module.css'

const ContinueGames = lazy(() => import('./continue-games.tsx').then((module) => ({ default: module.ContinueGames })))

/**
 * Where a player who comes back finds the games played last, ahead of everything else. Guests have nothing there; for
 * a browser in which somebody played, the room is kept from the first frame on, so that nothing moves.
 */
export function ContinuePlace() {
  const { isPlayer } = useSession()
  return (
    <div className={styles.place}>
      {isPlayer && (
        <Suspense>
          <ContinueGames />
        </Suspense>
      )}
    </div>
  )
}
