import { toLevels } from '../features/loyalty/level-data.ts'
import { LoyaltyLevels } from '../features/loyalty/loyalty-levels.tsx'
import { useLoyalty, useOwnLevels } from '../shared/loyalty/queries.ts'
import { PlayerScope } from '../shared/query/player-scope.tsx'
import type { LoyaltyData } from './loyalty-load.ts'

/** The levels of a player: where they stand, and what each brings in the currency they use. */
export function OwnLevels(props: { levels: LoyaltyData['levels'] }) {
  return (
    <PlayerScope>
      <Reached {...props} />
    </PlayerScope>
  )
}

function Reached({ levels }: { levels: LoyaltyData['levels'] }) {
  const current = useLoyalty()?.currentLevel.order
  const own = useOwnLevels()
  return <LoyaltyLevels levels={own ? toLevels(own) : levels} {...(current !== undefined && { current })} />
}
