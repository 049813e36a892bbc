import { useEffect } from 'react'
import { WagerProgress } from '../../features/bonuses/wager-progress.tsx'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import { heldBonusesQuery, useActiveBonus } from '../../shared/bonuses/queries.ts'
import { linkTo } from '../../shared/page/content-link.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { queryClient } from '../../shared/query/query-client.ts'
import { usePartAtHand } from '../after-load/use-part-at-hand.ts'
import styles from './bonus-part.module.css'

/** How far the active bonus is wagered; read anew whenever the balance is opened. */
export function BonusPart({ currency }: { currency: string }) {
  const bonus = useActiveBonus()
  const info = usePage()
  const isWorded = usePartAtHand('globalComponents.bonuses', bonus !== undefined)
  useEffect(() => void queryClient.invalidateQueries({ queryKey: heldBonusesQuery(currency).queryKey }), [currency])
  if (!bonus || !isWorded) return null
  return (
    <div className={styles.part}>
      <a className={styles.name} {...linkTo(info, '/profile/bonuses')}>
        {nameIn(bonus, info.locale)}
      </a>
      <WagerProgress bonus={bonus} />
    </div>
  )
}
