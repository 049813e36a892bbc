import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../shared/page/page-context.tsx'
import { PlayerScope } from '../../../shared/query/player-scope.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { wheelsQuery } from '../../../shared/wheels/queries.ts'
import styles from './now.module.css'

/** How many spins wait for the player on all wheels. Not there where none do. */
export function SpinsHeld() {
  return (
    <PlayerScope>
      <Held />
    </PlayerScope>
  )
}

function Held() {
  const text = useText('pages.home')
  const { data = [] } = useQuery(wheelsQuery(useSession().playerId))
  const count = data.reduce((sum, { playerSpins }) => sum + playerSpins.length, 0)
  return count > 0 && <p className={styles.now}>{text.plural('wheelTeaser.spins', count)}</p>
}
