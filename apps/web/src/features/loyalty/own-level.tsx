import { Skeleton } from '@baize/ui/skeleton'
import { MyLevel } from '../../shared/loyalty/my-level.tsx'
import { useLoyalty, useOwnLevels } from '../../shared/loyalty/queries.ts'
import { PlayerScope } from '../../shared/query/player-scope.tsx'

/** The player's own level at the head of the page; its code comes for players alone. */
export function OwnLevel() {
  return (
    <PlayerScope>
      <Standing />
    </PlayerScope>
  )
}

function Standing() {
  const account = useLoyalty()
  const levels = useOwnLevels()
  return account ? <MyLevel account={account} levels={levels} /> : <Skeleton />
}
