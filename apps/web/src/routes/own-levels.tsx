import { toLevels } from '../features/loyalty/level-data.ts'
import { LoyaltyLevels } from '../features/loyalty/loyalty-levels.tsx'
import { useLoyalty, useOwnLevels, useOwnPointTerms } from '../shared/loyalty/queries.ts'
import { PlayerScope } from '../shared/query/player-scope.tsx'
import type { LoyaltyData } from './loyalty-load.ts'

/** The levels of a player: where they stand, and what each brings in the currency they use. */
export function OwnLevels(props: Pick<LoyaltyData, 'levels' | 'terms'>) {
  return (
    <PlayerScope>
      <Reached {...props} />
    </PlayerScope>
  )
}

function Reached({ levels, terms }: Pick<LoyaltyData, 'levels' | 'terms'>) {
  const current = useLoyalty()?.currentLevel.order
  const own = useOwnLevels()
  const ownTerms = useOwnPointTerms()
  return (
    <LoyaltyLevels
      levels={own ? toLevels(own) : levels}
      terms={ownTerms ?? terms}
      {...(current !== undefined && { current })}
    />
  )
}
