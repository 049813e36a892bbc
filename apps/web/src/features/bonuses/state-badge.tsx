import { Badge } from '@baize/ui/badge'
import { type AnyBonus, endOf, isActive, isDepositBonus } from '../../shared/bonuses/bonus-kind.ts'
import { isAhead } from '../../shared/bonuses/packages.ts'
import { useText } from '../../shared/page/page-context.tsx'

/** How a bonus stands, in a word: active, waiting, to be had, ended. */
export function StateBadge({ bonus }: { bonus: AnyBonus }) {
  const text = useText('globalComponents.bonuses')
  const end = endOf(bonus)
  return (
    <Badge tone={end || isAhead(bonus) ? 'neutral' : isActive(bonus) ? 'positive' : 'accent'} size="small">
      {end ? text(`bonusStatuses.${end}`) : text(`availability.${placeOf(bonus)}`)}
    </Badge>
  )
}

function placeOf(bonus: AnyBonus): 'active' | 'available' | 'nextDeposit' | 'later' {
  if (isAhead(bonus)) return 'later'
  if (isDepositBonus(bonus)) return 'nextDeposit'
  return isActive(bonus) ? 'active' : 'available'
}
