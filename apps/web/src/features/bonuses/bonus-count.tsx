import { CountBadge } from '@baize/ui/badge'
import { useQuery } from '@tanstack/react-query'
import { groupPackages } from '../../shared/bonuses/packages.ts'
import { offeredBonusesQuery, useHeldBonuses, useHeldSpins } from '../../shared/bonuses/queries.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { useActiveAccount } from '../../shared/player/queries.ts'

/** How many bonuses there are, held or to be had with a deposit, a package being one; nothing for none. */
export function BonusCount() {
  const format = useFormat()
  const { locale } = usePage()
  const currency = useActiveAccount()?.currency
  const held = [...(useHeldBonuses() ?? []), ...(useHeldSpins() ?? [])]
  const { data: offered = [] } = useQuery({ ...offeredBonusesQuery(currency ?? ''), enabled: currency !== undefined })
  const count = [groupPackages(held, locale), groupPackages(offered, locale)].reduce(
    (sum, { packages, singles }) => sum + packages.length + singles.length,
    0,
  )
  return <CountBadge count={count} tone="neutral" label={format.count(count)} format={format.count} />
}
