import { nameIn } from '../../shared/bonuses/name-in.ts'
import { useActiveBonus } from '../../shared/bonuses/queries.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { PlayerScope } from '../../shared/query/player-scope.tsx'

/** The bonus that is played with, by its name. */
export function ReturnBonus({ className }: { className: string | undefined }) {
  return (
    <PlayerScope>
      <Name className={className} />
    </PlayerScope>
  )
}

function Name({ className }: { className: string | undefined }) {
  const { locale } = usePage()
  const bonus = useActiveBonus()
  return bonus ? <span className={className}>{nameIn(bonus, locale)}</span> : null
}
