import { useQuery } from '@tanstack/react-query'
import { isActive } from '../../../shared/bonuses/bonus-kind.ts'
import { nameIn } from '../../../shared/bonuses/name-in.ts'
import { heldBonusesQuery } from '../../../shared/bonuses/queries.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import styles from './withdraw-form.module.css'

/** Says before a withdrawal that it ends the active bonus, where the terms of that bonus say so. */
export function EndsBonusNote({ currency }: { currency: string }) {
  const text = useText('modals.wallet')
  const { locale } = usePage()
  const held = useQuery(heldBonusesQuery(currency)).data ?? []
  const ending = held.find((bonus) => isActive(bonus) && bonus.endsOnWithdrawal)
  if (!ending) return null
  return (
    <p className={styles.warning} role="note">
      {text('withdraw.endsBonusNote', { bonus: nameIn(ending, locale) })}
    </p>
  )
}
